/** From so many days on, by the calendar, an absence asks for an exam before the return (NR-7, 7.5.9). */
export const longFrom = 30;

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

/** Which absences a list shows. */
export const absenceLists = {
  current: 'Afastados hoje',
  open: 'Sem data de fim',
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
  cause: 'Causa',
} as const;

/** A cause is told in so many characters. */
export const longestCause = 500;
