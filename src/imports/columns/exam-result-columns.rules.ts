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
  right_air: {
    synonyms: ['OD aérea', 'OD VA', 'Limiares OD', 'Via aérea OD', 'Limiares da orelha direita'],
    examples: ['10 10 15 20 25 20 15', ''],
    explanation:
      'Da audiometria tonal: 7 limiares em dB, de 500, 1000, 2000, 3000, 4000, 6000 e 8000 Hz, com um espaço entre eles; m: com mascaramento, s: sem resposta.',
    required: false,
  },
  right_bone: {
    synonyms: ['OD óssea', 'OD VO', 'Via óssea OD'],
    examples: ['- - 15 20 20', ''],
    explanation: '5 limiares, de 500 a 4000 Hz; - onde não houve teste.',
    required: false,
  },
  left_air: {
    synonyms: ['OE aérea', 'OE VA', 'Limiares OE', 'Via aérea OE', 'Limiares da orelha esquerda'],
    examples: ['10 10 10 15 20 15 10', ''],
    explanation: 'Os 7 limiares da outra orelha.',
    required: false,
  },
  left_bone: {
    synonyms: ['OE óssea', 'OE VO', 'Via óssea OE'],
    examples: ['', ''],
    explanation: 'Os 5 da outra orelha.',
    required: false,
  },
};
