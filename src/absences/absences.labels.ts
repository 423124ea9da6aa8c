/** From so many days on, by the calendar, an absence asks for an exam before the return (NR-7, 7.5.9). */
export const longFrom = 30;

/** The employer pays so many days; from the next one on they are the INSS's (Lei 8.213/1991, art. 60, § 3º). */
export const paidByEmployer = 15;

/** Where an absence was learnt; only professionals read it. */
export const sourceLabels = {
  notice: 'Aviso da empresa',
  certificate: 'Atestado',
  import: 'Planilha',
} as const;

export type AbsenceSource = keyof typeof sourceLabels;

/** What an absence was for, as far as the norm asks: the return exam is for illness and accident alone (NR-7, 7.5.9). */
export const natureLabels = {
  '': 'Não informado',
  illness: 'Doença ou acidente',
  other: 'Outro motivo',
} as const;

export type AbsenceNature = keyof typeof natureLabels;

/** Whether the physician has the person return by degrees (NR-7, 7.5.9.1). */
export const gradualLabels = { '': 'Não avaliado', yes: 'Sim', no: 'Não' } as const;

export type GradualReturn = keyof typeof gradualLabels;

/** Whether an absence is for the same cause as the one before it: then their days count together (Decreto 3.048/1999, art. 75, § 4º and § 5º). */
export const sameCauseLabels = { '': 'Não informado', yes: 'Sim', no: 'Não' } as const;

export type SameCause = keyof typeof sameCauseLabels;

/** Which absences a list shows. */
export const absenceLists = {
  current: 'Afastados hoje',
  open: 'Sem data de fim',
  inss: 'A encaminhar ao INSS',
  all: 'Todos',
} as const;

export type AbsenceList = keyof typeof absenceLists;

export const absenceListNames = Object.keys(absenceLists) as [AbsenceList, ...AbsenceList[]];

/** The fields of an absence. */
export const absenceLabels = {
  employeeId: 'Colaborador',
  starts_on: 'Primeiro dia afastado',
  ends_on: 'Último dia afastado',
  source: 'Como se soube',
  nature: 'Natureza',
  gradual_return: 'Retorno gradativo',
  same_cause: 'Mesma causa do afastamento anterior',
  cause: 'Causa',
  cid: 'CID-10',
} as const;

/** A cause is told in so many characters. */
export const longestCause = 500;

/** A CID-10 has so many characters: 'M54.1'. */
export const longestCid = 6;

/** How long absences are, as they are counted. */
export const dayBands = { upTo3: 'De 1 a 3 dias', upTo15: 'De 4 a 15 dias', more: '16 dias ou mais' } as const;

export type DayBand = keyof typeof dayBands;
