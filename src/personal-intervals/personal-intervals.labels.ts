/** The norm's longest interval of a clinical exam: one person's is never longer (NR-7, 7.5.8 II). */
export const mostMonths = 24;

/** A reason is told in so many characters. */
export const longestReason = 500;

/** The fields of a shorter interval for one person. */
export const personalIntervalLabels = {
  exam_code: 'Exame da Tabela 27',
  exam_name: 'Nome do exame',
  months: 'De quantos em quantos meses',
  from_on: 'A partir de',
  until_on: 'Até',
  reason: 'Motivo',
} as const;

/** How often, in words. */
export function everyMonths(months: number): string {
  return months === 1 ? 'Todo mês' : `A cada ${months} meses`;
}
