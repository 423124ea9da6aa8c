import { examplePractice } from '../../practice/practice.example.ts';
import type { Guided } from './guide.paper.ts';

/** What a guide says, for tests. */
export const guideExample: Guided = {
  referral: {
    ...{ name: 'Guia 2026/000123', occasion: 'periodic', newFunction: '', returnOn: null, state: 'scheduled' },
    ...{ day: '2026-11-24', startsAt: 500, professionalName: '' },
  },
  company: { name: 'Padaria Pão Dourado Ltda.', cnpj: '11.222.333/0001-81' },
  employee: { name: 'Ana Lima', cpf: '123.456.789-09', function: 'Operadora de forno' },
  place: {
    name: 'Unidade Centro',
    address: 'Rua das Araucárias, 20, 2º andar – Centro, Curitiba – PR',
    bring: 'Documento oficial com foto. Óculos ou lentes, se usar.\nExames feitos em outro lugar, se tiver.',
  },
  exams: [
    { name: 'Avaliação clínica ocupacional', preparation: '' },
    { name: 'Audiometria tonal ocupacional', preparation: 'Repouso de ruído por 14 horas antes do exame.' },
    { name: 'Glicose em jejum', preparation: 'Jejum de 8 horas. Água pode.' },
  ],
  practice: examplePractice,
};
