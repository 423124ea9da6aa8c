/** What is asked for with one person. */
export const referralLabels = {
  employeeId: 'Colaborador',
  occasion: 'Ocasião',
  newFunction: 'Nova função',
  returnOn: 'Data do retorno',
  occasionConfirmed: 'Está certo, encaminhar assim',
  exams: 'Exames',
  placeId: 'Local de atendimento',
  day: 'Dia',
  startsAt: 'Horário',
} as const;

export const cancelLabels = { reason: 'Motivo' } as const;
