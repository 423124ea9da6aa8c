/** What the fields of a place are called. */
export const placeLabels = {
  name: 'Nome do local',
  address: 'Endereço',
  bring: 'O que trazer',
  rooms: 'Salas',
  byArrival: 'Atende também por ordem de chegada',
  admission: 'Admissional',
  periodic: 'Periódico',
  return: 'Retorno ao trabalho',
  riskChange: 'Mudança de riscos ocupacionais',
  dismissal: 'Demissional',
} as const;

/** What is said of the same hours on several days of a week. */
export const hoursLabels = {
  weekdays: 'Dias da semana',
  professionalId: 'Profissional',
  from: 'Das',
  to: 'Até as',
  capacity: 'Pessoas ao mesmo tempo',
} as const;

/** What is said of a time in which nobody, or one professional, attends. */
export const blockLabels = {
  professionalId: 'Profissional',
  fromDay: 'Do dia',
  fromMinute: 'Das',
  toDay: 'Até o dia',
  toMinute: 'Até as',
  reason: 'Motivo',
} as const;

export const holidayLabels = { day: 'Dia', name: 'Nome' } as const;

export const preparationLabels = { code: 'Exame', text: 'Preparo' } as const;

/** The days of a week by their number: 0 is Sunday. */
export const weekdayLabels = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const;
