import { formExample } from '../form.example.ts';
import { longName, longText, patient } from '../shared/shared.example.ts';
import { acuityPaper } from './visual-acuity.paper.ts';
import type { AcuityAnswers } from './visual-acuity.schema.ts';

const typical: AcuityAnswers = {
  ...patient,
  employeeFunction: 'Operadora de empilhadeira',
  corporate_reason: 'Pão Quente Panificação Ltda.',
  cnpj: '12.345.678/0001-95',
  date: '2026-11-10',
  done_by: '',
  method: 'Tabela de Snellen a 6 m',
  correction: 'Óculos',
  far_right_without: '20/50',
  far_left_without: '20/40',
  far_both_without: '20/40',
  far_right_with: '20/20',
  far_left_with: '20/25',
  far_both_with: '20/20',
  near_right_without: 'J2',
  near_left_without: 'J2',
  near_both_without: 'J1',
  near_right_with: 'J1',
  near_left_with: 'J1',
  near_both_with: 'J1+',
  plates_right: '14',
  plates_total: '14',
  stereopsis: '',
  maker: '',
  model: '',
  serial: '',
  calibrated_on: '',
  reading: 'Normal',
  notes: '',
};

/** Answers that the form must take and print: the usual ones, the most, the least. */
export const acuityExamples = {
  typical,
  fullest: {
    ...typical,
    name: longName,
    done_by: 'Téc. Joaquina de Alcântara Machado Vasconcelos, COREN/SP 123456',
    method: 'Aparelho de visão',
    correction: 'Óculos e lentes de contato',
    far_right_without: 'Conta dedos',
    far_left_without: '6/60',
    far_both_without: '0,15',
    far_right_with: 'Vultos',
    far_left_with: '20/30',
    far_both_with: '20/30',
    near_right_without: 'Não lê',
    near_right_with: 'J16',
    plates_right: '21',
    plates_total: '38',
    stereopsis: '400',
    maker: 'Stereo Optical',
    model: 'Optec 5000',
    serial: 'OV-0071',
    calibrated_on: '2026-03-02',
    reading: 'Alterada',
    notes: longText('Encaminhada a oftalmologia: opacidade à direita, a esclarecer.', 700),
  },
  minimal: {
    ...typical,
    correction: 'Não usa',
    far_right_without: '20/20',
    far_left_without: '20/20',
    far_both_without: '',
    ...{ far_right_with: '', far_left_with: '', far_both_with: '' },
    ...{ near_right_without: '', near_left_without: '', near_both_without: '' },
    ...{ near_right_with: '', near_left_with: '', near_both_with: '' },
    ...{ plates_right: '', plates_total: '' },
  },
} satisfies Record<string, AcuityAnswers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: acuityExamples,
  paper: acuityPaper,
  pages: { fullest: [1, 2], typical: [1, 1], minimal: [1, 1] },
});
