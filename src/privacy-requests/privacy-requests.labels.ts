/** What a person may ask for (LGPD, art. 18). */
export const kindLabels = {
  access: 'Confirmação e acesso aos dados',
  correction: 'Correção de dados',
  erasure: 'Anonimização, bloqueio ou eliminação',
  sharing: 'Com quem os dados foram compartilhados',
  consentRevocation: 'Revogação de consentimento',
  opposition: 'Oposição ao tratamento',
} as const;

export type RequestKind = keyof typeof kindLabels;

export const requestKinds = Object.keys(kindLabels) as [RequestKind, ...RequestKind[]];

/** Where the law has each right. */
export const kindItems: Readonly<Record<RequestKind, string>> = {
  access: 'LGPD, art. 18, I e II',
  correction: 'LGPD, art. 18, III',
  erasure: 'LGPD, art. 18, IV e VI',
  sharing: 'LGPD, art. 18, VII',
  consentRevocation: 'LGPD, art. 18, IX, e art. 8º, § 5º',
  opposition: 'LGPD, art. 18, § 2º',
};

/** How a request came. */
export const channelLabels = {
  inPerson: 'Pessoalmente',
  email: 'Por e-mail',
  phone: 'Por telefone',
  letter: 'Por carta',
  employer: 'Pela empresa',
} as const;

export type Channel = keyof typeof channelLabels;

export const channels = Object.keys(channelLabels) as [Channel, ...Channel[]];

/** What became of a request. */
export const outcomeLabels = {
  granted: 'Atendido',
  partly: 'Atendido em parte',
  refused: 'Não atendido',
} as const;

export type Outcome = keyof typeof outcomeLabels;

export const outcomes = Object.keys(outcomeLabels) as [Outcome, ...Outcome[]];

/** Why data must be kept all the same, in words that the answer may use. */
export const retentionLabels = {
  medicalRecord:
    'Prontuário: guardado por 20 anos ou mais depois do desligamento (NR-7, 7.6.1.1; CFM 1.821/2007, art. 7º)',
  legalDuty: 'Documento que a lei manda o empregador ter (LGPD, art. 16, I; NR-7, 7.5.19)',
  accessRecords: 'Registro de quem acessou dados de saúde (LGPD, art. 37 e 46)',
  legalClaims: 'Exercício de direitos em processo (LGPD, art. 11, II, d)',
} as const;

export type Retention = keyof typeof retentionLabels;

export const retentions = Object.keys(retentionLabels) as [Retention, ...Retention[]];

/** The fields of a request. */
export const requestLabels = {
  kind: 'O que pede',
  received_on: 'Recebido em',
  channel: 'Como chegou',
  consent_id: 'Consentimento que revoga',
  asked: 'O pedido, nas palavras do titular',
} as const;

/** The fields of its answer. */
export const answerLabels = {
  outcome: 'Resposta',
  retention: 'Por que os dados são mantidos',
  answer: 'O que foi respondido',
  answered_on: 'Respondido em',
} as const;
