/** What a worker may agree to, each for itself (LGPD, art. 8, § 4). */
export const purposeLabels = {
  esocialResult: 'Informar resultados de exames ao eSocial (S-2220)',
  resultsToEmployer: 'Mostrar resultados de exames ao empregador',
} as const;

export type Purpose = keyof typeof purposeLabels;

export const purposes = Object.keys(purposeLabels) as [Purpose, ...Purpose[]];

/** The fields of a consent. */
export const consentLabels = {
  purpose: 'Finalidade',
  given_on: 'Assinado em',
  paper: 'Onde está o papel',
} as const;
