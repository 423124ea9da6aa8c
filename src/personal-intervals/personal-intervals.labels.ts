/** The fields of a shorter interval for one person. */
export const personalIntervalLabels = {
  exam_code: 'Exame',
  months: 'De quantos em quantos meses',
  from_on: 'A partir de',
  until_on: 'Até',
  reason: 'Motivo',
} as const;
