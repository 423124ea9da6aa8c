/** To whom a report is presented (NR-7, 7.6.5). */
export const audienceLabels = {
  both: 'Aos responsáveis pela segurança e saúde e à CIPA',
  safety: 'Aos responsáveis pela segurança e saúde',
  cipa: 'À CIPA',
} as const;

export type Audience = keyof typeof audienceLabels;

/** The fields of a presentation, as screen and trail call them. */
export const presentationLabels = {
  presented_on: 'Apresentado em',
  audience: 'A quem',
  presented_to: 'Reunião, ata ou nomes',
  reason: 'Motivo',
} as const;

/** How a presentation is told of; of one of before nobody may have said to whom. */
export function audienceText({ audience, presented_to }: { audience: Audience | ''; presented_to: string }): string {
  return [audience && audienceLabels[audience], presented_to].filter(Boolean).join(' · ') || 'Não informado';
}

/** Who has not been shown the report yet, of those to whom the norm wants it shown; empty where nobody is left. */
export function notYetShown(audiences: readonly (Audience | '')[]): Exclude<Audience, 'both'>[] {
  const shown = new Set(audiences);
  return (['safety', 'cipa'] as const).filter((one) => !shown.has(one) && !shown.has('both'));
}
