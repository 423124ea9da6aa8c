import type { LetterHead } from './recall.paper.ts';
import type { Line } from './recalls.rules.ts';

/** What a letter says, for tests and the gallery. */
export const letterExample: LetterHead = {
  practice: {
    ...{ name: 'Clínica Araucária', slogan: 'Medicina do trabalho', phone: '(41) 3333-4444' },
    ...{ email: 'contato@clinica.example', address: 'Rua das Araucárias, 20', city: 'Curitiba – PR', mapQuery: '' },
    ...{ social: [], physician: { name: 'Dr. Otto Prado', registration: 'CRM/PR 4321', address: '', phone: '' } },
    ...{ hero: { title: '', text: '' }, formCity: 'Curitiba', example: false },
  },
  letterhead: '',
  company: { name: 'Padaria Pão Dourado Ltda.', cnpj: '11.222.333/0001-81' },
  unit: null,
  signer: { name: 'Rui Tavares', organ: 'CRM', number: '98765', uf: 'SP' },
};

const clinical = 'Avaliação clínica ocupacional';

export const lineExamples: readonly Line[] = [
  {
    ...{ name: 'Ana Lima', function: 'Padeira', unit: 'Matriz' },
    exams: [
      { name: clinical, dueOn: '2026-10-02' },
      { name: 'Audiometria tonal ocupacional', dueOn: '2026-12-15' },
    ],
  },
  {
    ...{
      name: 'Bento Alves de Oliveira',
      function: 'Operador de forno a gás de esteira contínua',
      unit: 'Filial Norte',
    },
    exams: [{ name: clinical, dueOn: '2026-11-22' }],
  },
  { name: 'Carla Souza', function: 'Auxiliar de limpeza', unit: '', exams: [{ name: clinical, dueOn: '2027-01-20' }] },
];
