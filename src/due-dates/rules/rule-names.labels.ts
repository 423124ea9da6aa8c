/** The rules that a due date follows from, by the word that is stored, and how each is told to whoever asks why. */
export const ruleLabels = {
  admission: 'NR-7, 7.5.8 I: antes do início das atividades',
  riskChange: 'NR-7, 7.5.10: antes da mudança de riscos',
  exposed: 'NR-7, 7.5.8 II: 12 meses com exposição a riscos',
  unexposed: 'NR-7, 7.5.8 II: 24 meses sem exposição a riscos',
  exempt: 'NR-7, 7.7.1: 24 meses em empresa dispensada do PCMSO',
  rural: 'NR-31, 31.3.7: 12 meses em trabalho rural',
  hyperbaric: 'NR-7, Anexo IV: 6 meses em condições hiperbáricas',
  biological: 'NR-7, 7.5.13: 6 meses, 45 dias antes ou depois',
  seasonal: 'NR-7, 7.5.14: atividade sazonal',
  audiometry: 'NR-7, Anexo II: 12 meses',
  spirometry: 'NR-7, Anexo III: 24 meses',
  return: 'NR-7, 7.5.9: antes do retorno, depois de 30 dias ou mais de afastamento',
  returnUnknown: 'NR-7, 7.5.9: antes do retorno, se o afastamento chegar a 30 dias',
  hyperbaricReturn: 'NR-7, Anexo IV, 1.12: antes do retorno a condições hiperbáricas, com ASO',
  hyperbaricExam: 'NR-7, Anexo IV, 1.13: antes do retorno a condições hiperbáricas, sem ASO',
  personal: 'Intervalo definido pelo médico',
  protocol: 'Periodicidade do protocolo',
  first: 'Primeiro periódico, como o protocolo diz',
  withoutProgramme: 'A definir pelo médico: a empresa não tem programa de saúde em vigor',
  withoutGroup: 'A definir pelo médico: sem grupo de exposição',
  withoutProtocol: 'A definir pelo médico: o grupo não tem protocolo de exames',
  unknownRisks: 'A definir pelo médico: riscos a informar',
  unknownInterval: 'A definir pelo médico: o protocolo não diz de quanto em quanto tempo',
} as const;

export type DueRule = keyof typeof ruleLabels;
