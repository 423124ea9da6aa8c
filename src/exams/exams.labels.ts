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

/** The fields of an exam that is recorded by hand. */
export const examRecordLabels = {
  exam_code: 'Exame da Tabela 27',
  exam_name: 'Nome do exame',
  done_on: 'Feito em',
  place: 'Onde',
  occasion: 'Ocasião',
  result: 'Resultado',
} as const;

export const withdrawalLabels = { reason: 'Motivo' } as const;
