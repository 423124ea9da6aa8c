/** What an exam has shown, in one word; only professionals read it. */
export const resultLabels = {
  normal: 'Normal',
  altered: 'Alterado',
  stable: 'Estável',
  worse: 'Agravamento',
} as const;

export type ExamResult = keyof typeof resultLabels;

export const examResults = Object.keys(resultLabels) as [ExamResult, ...ExamResult[]];

/** What an exam has shown, in the words of the screen. */
export function resultShown(result: ExamResult | 'unreadable' | null): string {
  if (result === null) return '—';
  return result === 'unreadable' ? 'Não pôde ser aberto: avise quem cuida do servidor' : resultLabels[result];
}

/** Whether a result is abnormal, as the annual report counts it (NR-7, 7.6.2 c). */
export const abnormalLabels = { yes: 'Sim', no: 'Não' } as const;

export type Abnormal = keyof typeof abnormalLabels;

/** So long is the longest value with its unit. */
export const longestValue = 60;

/** The fields of an exam that is recorded by hand. */
export const examRecordLabels = {
  exam_code: 'Exame da Tabela 27',
  exam_name: 'Nome do exame',
  done_on: 'Feito em',
  place: 'Onde',
  occasion: 'Ocasião',
  result: 'Resultado',
  abnormal: 'Resultado anormal?',
  value: 'Valor, com a unidade',
} as const;

/** What is noted later of what an exam has shown. */
export const findingLabels = {
  result: examRecordLabels.result,
  abnormal: examRecordLabels.abnormal,
  value: examRecordLabels.value,
} as const;

export const withdrawalLabels = { reason: 'Motivo' } as const;

/** What an exam has shown as a list tells it: its word, what was measured, and that it is abnormal where its word does not say so. */
export function findingShown({
  result,
  abnormal,
  value,
}: {
  result: ExamResult | 'unreadable' | null;
  abnormal: Abnormal | '';
  value: string;
}): string {
  const isSaid = result === 'stable' || result === null;
  const said = isSaid && abnormal !== '' ? (abnormal === 'yes' ? 'anormal' : 'não anormal') : '';
  return [result === null && (said || value) ? '' : resultShown(result), said, value].filter(Boolean).join(' · ');
}
