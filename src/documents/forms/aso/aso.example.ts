import { formExample } from '../form.example.ts';
import { specialSkillOptions, unfitSkillOptions } from '../shared/shared.labels.ts';
import { examTypes, fitnessOptions } from './aso.labels.ts';
import { asoPaper } from './aso.paper.ts';
import type { AsoAnswers } from './aso.schema.ts';

const typical: AsoAnswers = {
  companyId: 'c1',
  employeeId: 'e1',
  companyName: 'Padaria Pão Quente',
  corporate_reason: 'Pão Quente Panificação Ltda.',
  cnpj: '11.222.333/0001-81',
  name: 'Maria Aparecida dos Santos',
  cpf: '529.982.247-25',
  rg: '12.345.678-9',
  dt_birth: '1990-05-20',
  registration: '00123',
  employeeFunction: 'Padeira',
  office: 'Auxiliar de padaria',
  sector: 'Produção',
  examType: 'Periódico',
  physicalRisks: 'Calor',
  chemicalRisks: '',
  biologicalRisks: '',
  ergonomicRisks: 'Trabalho em pé',
  mechanicalRiks: 'Queimaduras',
  riskAbsence: false,
  exams: [
    { exam_name: 'Avaliação clínica', exam_date: '2026-11-10' },
    { exam_name: 'Audiometria tonal', exam_date: '2026-11-09' },
  ],
  fitness: fitnessOptions[0],
  conclusion: 'Apta para a função',
  observation: '',
  location: 'São Paulo',
  date: '2026-11-10',
  special_skills: ['Apto(a) para manipulação de alimentos'],
  unfit_skills: [],
};

/** Answers that the form must take and print: the usual ones, the most, the least. */
export const asoExamples = {
  typical,
  fullest: {
    ...typical,
    name: 'Maria Aparecida Conceição dos Santos Albuquerque de Vasconcelos e Souza Pereira da Silva Cavalcanti de Oliveira Neta',
    examType: examTypes[3],
    chemicalRisks: 'Poeira de farinha, produtos de limpeza',
    biologicalRisks: 'Fungos',
    exams: Array.from({ length: 40 }, (_, at) => ({
      exam_name: `Exame complementar número ${at + 1}`,
      exam_date: '2026-11-09',
    })),
    conclusion: 'Apta para a função, com acompanhamento semestral da audição. '.repeat(20).trim(),
    observation: 'Usar protetor auricular durante toda a jornada. '.repeat(20).trim(),
    special_skills: specialSkillOptions.slice(0, 6),
    unfit_skills: unfitSkillOptions.slice(6),
  },
  minimal: {
    ...typical,
    examType: '',
    physicalRisks: '',
    ergonomicRisks: '',
    mechanicalRiks: '',
    riskAbsence: true,
    exams: [{ exam_name: '', exam_date: '' }],
    fitness: '',
    conclusion: '',
    location: '',
    date: '',
    special_skills: [],
  },
} satisfies Record<string, AsoAnswers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: asoExamples,
  paper: asoPaper,
  pages: { fullest: [2, 3], typical: [1, 1], minimal: [1, 1] },
});
