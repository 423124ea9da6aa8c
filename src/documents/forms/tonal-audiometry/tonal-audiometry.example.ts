import { formExample } from '../form.example.ts';
import { longName, longText, patient } from '../shared/shared.example.ts';
import { audiometryPaper } from './tonal-audiometry.paper.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

/** A row as it is noted: '30', masked '30m', without an answer '100a', not tested '-'. */
function row(noted: string): AudiometryAnswers['right_air'] {
  return noted.split(' ').map((one) => ({
    db: one === '-' ? '' : `${Number.parseInt(one, 10)}`,
    masked: one.includes('m'),
    absent: one.includes('a'),
  }));
}

const typical: AudiometryAnswers = {
  ...patient,
  employeeFunction: 'Operadora de empilhadeira',
  corporate_reason: 'Pão Quente Panificação Ltda.',
  cnpj: '12.345.678/0001-95',
  date: '2026-11-10',
  rest_hours: '14',
  right_otoscopy: 'Sem obstrução',
  left_otoscopy: 'Sem obstrução',
  maker: 'Interacoustics',
  model: 'AD 629',
  serial: 'SN-0451',
  calibrated_on: '2026-03-02',
  right_air: row('10 10 15 20 25 20 15'),
  right_bone: row('- - - - -'),
  left_air: row('10 15 15 30 45 40 20'),
  left_bone: row('10 10 15 30 40'),
  notes: '',
};

/** Answers that the form must take and print: the usual ones, the most, the least. */
export const audiometryExamples = {
  typical,
  fullest: {
    ...typical,
    name: longName,
    right_otoscopy: 'Obstrução parcial por cerume',
    left_otoscopy: 'Outra alteração, nas observações',
    right_air: row('45m 50m 60m 75m 90m 110a 100a'),
    right_bone: row('15m 20m 30m 45m 70a'),
    left_air: row('-10 0 5 10 15 10 5'),
    left_bone: row('-5 0 5 10 15'),
    notes: longText('Repetidos os limiares em que as respostas foram inconstantes.', 700),
  },
  minimal: {
    ...typical,
    right_air: row('10 10 10 10 10 10 10'),
    left_air: row('10 10 10 10 10 10 10'),
    left_bone: row('- - - - -'),
  },
} satisfies Record<string, AudiometryAnswers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: audiometryExamples,
  paper: audiometryPaper,
  pages: { fullest: [1, 2], typical: [1, 1], minimal: [1, 1] },
});
