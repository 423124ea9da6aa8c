import { abnormalWords } from '../../exams/received/exam-results.labels.ts';

import type { DescribedColumns } from './described.rules.ts';
import { examColumns } from './exam-columns.rules.ts';

/** The columns of results that a machine or a laboratory sends. */
export const examResultColumns: DescribedColumns<'exam-results'> = {
  cpf: {
    ...examColumns.cpf,
    explanation: 'De quem é o resultado. Só por ele e pela data se acha a pessoa; quem não se acha espera.',
  },
  name: {
    synonyms: ['Paciente', 'Funcionário', 'Colaborador', 'Nome do paciente', 'Nome do funcionário', 'Empregado'],
    examples: ['Maria da Silva', ''],
    explanation: 'Só para conferir: outro nome que não o do cadastro faz o resultado esperar.',
  },
  exam_code: {
    ...examColumns.exam_code,
    form: 'exam',
    required: false,
    explanation: 'Os 4 dígitos do exame na Tabela 27 do eSocial; quem o escreve pode deixar o nome em branco.',
    examples: ['0281', ''],
  },
  exam_name: {
    ...examColumns.exam_name,
    required: false,
    explanation: 'O nome do exame, para quando não se sabe o código.',
    examples: ['', 'Audiometria tonal'],
  },
  done_on: { ...examColumns.done_on, explanation: 'O dia em que o exame foi feito, ou a coleta.' },
  abnormal: {
    form: 'choice',
    options: abnormalWords,
    synonyms: ['Resultado', 'Anormal', 'Normal/Alterado', 'Conclusão', 'Resultado alterado', 'Alterado?'],
    examples: ['sim', 'não'],
    explanation: 'sim ou não. Em branco só quando há um valor.',
    required: false,
  },
  value: {
    synonyms: ['Valor', 'Resultado numérico', 'Dosagem', 'Medida', 'Valor do resultado'],
    examples: ['35 µg/100 ml', ''],
    explanation: 'O que foi medido, com a unidade.',
    required: false,
  },
  observation: {
    synonyms: ['Obs', 'Observações', 'Comentário', 'Laudo'],
    examples: ['', 'Repetir em 6 meses'],
    explanation: 'O que mais o laudo diz, em poucas palavras.',
    required: false,
  },
};
