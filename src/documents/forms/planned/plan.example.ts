import type { Plan } from '../../../programmes/programmes.contract.ts';
import { unsaid } from '../../../programmes/programmes.labels.ts';

const exam = {
  occasions: ['admission', 'periodic', 'dismissal'],
  everyMonths: 12,
  firstAfterMonths: null,
  indicator: '',
  justification: '',
  ...unsaid.exam,
  source: 'NR-7, 7.5.8 II · protocolo de 01-02-2026',
} satisfies Partial<Plan['exams'][number]>;

const risk = { source: '', intensity: '', medicalControl: true, band: '' as const, ...unsaid.risk };

/** What a programme plans for a baker's periodic exam: noise and heat, a chest picture that is done already. */
export const examplePlan: Plan = {
  programme: {
    ...{ id: 'p1', companyId: 'c1', number: 1, state: 'inForce', validFrom: '2026-02-01', validTo: '', version: 1 },
    ...{ physicianName: 'Dra. Olga Pires', physicianCouncil: 'CRM', physicianNumber: '4321', physicianUf: 'SP' },
    ...{
      exempt: false,
      rural: false,
      inconsistencies: '',
      preparedBy: 'Rui Tavares',
      preparedAt: '2026-01-20T12:00:00.000Z',
    },
    ...{ inForceAt: '2026-01-30T12:00:00.000Z', inForceBy: 'Rui Tavares' },
  },
  group: { id: 'g1', name: 'Forno' },
  absence: false,
  risks: [
    { ...risk, kind: 'physical', code: '02.01.001', name: 'Ruído' },
    { ...risk, kind: 'physical', code: '02.01.014', name: 'Calor' },
    { ...risk, kind: 'psychosocial', code: '', name: 'Trabalho noturno' },
    { ...risk, kind: 'accident', code: '', name: 'Queimaduras', medicalControl: false },
  ],
  aptitudes: ['Apto(a) para manipulação de alimentos'],
  exams: [
    { ...exam, code: '0295', name: 'Avaliação clínica ocupacional (anamnese e exame físico)', doneOn: '' },
    { ...exam, code: '0281', name: 'Audiometria tonal ocupacional', doneOn: '' },
    { ...exam, code: '1415', name: 'Radiografia de tórax (PA) Padrão OIT', doneOn: '2026-01-15' },
    { ...exam, code: '0693', name: 'Hemograma com contagem de plaquetas ou frações', doneOn: '' },
    { ...exam, code: '0999', name: 'Pesquisa de metais', doneOn: '' },
  ],
};
