/** What a certificate is called on the screens and in the trail; never its key, nor its password. */
export const certificateLabels = {
  holder_name: 'Titular',
  holder_number: 'CNPJ ou CPF do titular',
  issuer_name: 'Emitido por',
  valid_until: 'Vale até',
  fingerprint: 'Impressão digital (SHA-256)',
} as const;

/** So long before its end those who look after it are told. */
export const warnedDays = 30;

/** The largest file that is opened, in bytes: a key with its chain has some ten thousand. */
export const largestFile = 100_000;
