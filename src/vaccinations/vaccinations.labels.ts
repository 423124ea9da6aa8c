/** Where a dose was given: by the practice, or elsewhere, as a vaccination card or another proof shows. */
export const givenAtLabels = {
  here: 'Aplicada pela clínica',
  elsewhere: 'Carteira apresentada (dada em outro lugar)',
} as const;

export type GivenAt = keyof typeof givenAtLabels;

/** The same on a card, which tells what the practice gave from what it was shown. */
export const originLabels: Readonly<Record<'' | GivenAt, string>> = {
  '': '',
  here: 'Aplicada pela clínica',
  elsewhere: 'Carteira apresentada',
};

/** What an entry of somebody's vaccination record is. */
export const entryKinds = { dose: 'Dose', refusal: 'Recusa' } as const;

export type EntryKind = keyof typeof entryKinds;

/** The fields of a dose, as screen and trail call them. */
export const doseLabels = {
  vaccine: 'Vacina',
  vaccine_name: 'Nome da vacina',
  number: 'Dose',
  given_on: 'Data',
  given_at: 'Onde foi dada',
  lot: 'Lote',
  manufacturer: 'Fabricante',
  lot_expires_on: 'Validade do lote',
  place: 'Local',
  applied_by: 'Quem aplicou',
  proof: 'Comprovante',
  reaction: 'Reação',
} as const;

/** The fields of a refusal. */
export const refusalLabels = {
  vaccine: 'Vacina',
  vaccine_name: 'Nome da vacina',
  refused_on: 'Data da recusa',
  note: 'O que a pessoa disse',
} as const;

/** What the trail says of an entry. */
export const vaccinationTrailLabels = {
  kind: 'Registro',
  vaccine: 'Vacina',
  number: 'Número da dose',
  day: 'Data',
  lot: 'Lote',
  manufacturer: 'Fabricante',
  lot_expires_on: 'Validade do lote',
  given_at: 'Onde foi dada',
  place: 'Local',
  applied_by: 'Quem aplicou',
  content: 'Conteúdo',
  document: 'Termo de recusa',
  reason: 'Motivo',
} as const;

/** So long is the longest content with the reason of its withdrawal: a sealed text's length tells what is in it. */
export const longestVaccination = 3_000;

export const longestReaction = 1_000;
