const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** A moment as the list of documents shows it: '22/11/2026 14:05'. */
export function stamp(at: string, between = ''): string {
  return when.format(new Date(at)).replace(',', between);
}
