const inSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

function partsOf(moment: string) {
  const parts = inSaoPaulo.formatToParts(new Date(moment));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** The year that a document issued at a moment is numbered in: the one of the practice's calendar. */
export function issueYear(moment: string): number {
  return Number(partsOf(moment).year);
}

/** A moment as it stands at the foot of a document: '22/11/2026 13:05', where the practice is. */
export function issuedOn(moment: string): string {
  const { day, month, year, hour, minute } = partsOf(moment);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/** A document's number as it is printed: 'ASO 2026/000123'. */
export function issuedName({ shortName, year, number }: { shortName: string; year: number; number: number }): string {
  return `${shortName} ${year}/${String(number).padStart(6, '0')}`;
}

/** What stands between the names of a person and is no name. */
const particles = new Set(['d', 'da', 'das', 'de', 'del', 'di', 'do', 'dos', 'du', 'e', 'la', 'van', 'von', 'y']);

/** The initials of a person: 'Maria Aparecida dos Santos' → 'M. A. S.' */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/[\s'’.-]+/);
  const names = words.filter((word) => /^\p{L}/u.test(word) && !particles.has(word.toLowerCase()));
  return names.map((word) => `${[...word][0]?.toUpperCase()}.`).join(' ');
}
