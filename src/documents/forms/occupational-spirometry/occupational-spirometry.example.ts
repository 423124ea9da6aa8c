import { formExample } from '../form.example.ts';
import { longName, longText, patient } from '../shared/shared.example.ts';
import { spirometryPaper } from './occupational-spirometry.paper.ts';
import type { SpirometryAnswers } from './occupational-spirometry.schema.ts';

const typical: SpirometryAnswers = {
  ...patient,
  employeeFunction: 'Operadora de britador',
  corporate_reason: 'Pedra Alta Mineração Ltda.',
  cnpj: '12.345.678/0001-95',
  date: '2026-11-10',
  done_by: '',
  height_cm: '165',
  weight_kg: '68,5',
  smoking: 'Ex-fumante',
  pack_years: '4',
  maker: 'Koko',
  model: 'Sx 1000',
  serial: 'SP-2207',
  calibrated_on: '2026-03-02',
  fvc: '3,42',
  fev1: '2,81',
  equation: 'Pereira 2007',
  fvc_predicted: '3,60',
  fev1_predicted: '2,98',
  ratio_lower: '75,5',
  curves: '3',
  grade: 'A',
  reading: 'Normal',
  report: '',
};

/** Answers that the form must take and print: the usual ones, the most, the least. */
export const spirometryExamples = {
  typical,
  fullest: {
    ...typical,
    name: longName,
    done_by: 'Téc. Joaquina de Alcântara Machado Vasconcelos, COREN/SP 123456',
    height_cm: '171,5',
    smoking: 'Fumante',
    pack_years: '22,5',
    fvc: '2,07',
    fev1: '1,15',
    curves: '2',
    grade: 'C',
    reading: 'Misto',
    report: longText('Queda da CVF e da relação: completar com a prova broncodilatadora e com volumes.', 700),
  },
  minimal: {
    ...typical,
    smoking: 'Nunca fumou',
    pack_years: '',
    equation: '',
    fvc_predicted: '',
    fev1_predicted: '',
    ratio_lower: '',
  },
} satisfies Record<string, SpirometryAnswers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: spirometryExamples,
  paper: spirometryPaper,
  pages: { fullest: [1, 2], typical: [1, 1], minimal: [1, 1] },
});
