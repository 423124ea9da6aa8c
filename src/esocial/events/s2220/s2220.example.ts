import type { ExamFacts, S2220Facts } from './s2220.rules.ts';

const clinical: ExamFacts = {
  ...{ code: '0295', name: 'Avaliação clínica ocupacional', doneOn: '2026-11-10', order: '', note: '' },
  ...{ known: 'yes', isForbidden: false, isKnownBefore: false },
};

const audiometry: ExamFacts = { ...clinical, code: '0281', name: 'Audiometria tonal', order: '2', isKnownBefore: true };

const typical: S2220Facts = {
  employer: { number: '11.222.333/0001-81', legalNature: '206-2', environment: '2', startedOn: '2022-01-10' },
  worker: {
    ...{ cpf: '529.982.247-25', category: '101', registration: 'M-00123', isUnregistered: false },
    admittedOn: '2025-03-03',
  },
  examType: '1',
  asoOn: '2026-11-10',
  fitness: '1',
  exams: [clinical, audiometry],
  physician: { name: 'Helena Duarte', council: 'CRM', number: '123456', uf: 'SP' },
  responsible: { name: 'Ricardo Prado', council: 'CRM', number: '654321', uf: 'MG' },
  hasEarlier: false,
  rectified: null,
  today: '2026-11-20',
};

/** Facts that make a right S-2220, by what is special about each. */
export const s2220Examples = {
  typical,
  alphanumeric: { ...typical, employer: { ...typical.employer, number: '12.ABC.345/01DE-35' } },
  publicBody: { ...typical, employer: { ...typical.employer, legalNature: '104-0' } },
  caepf: { ...typical, employer: { ...typical.employer, number: '529.982.247/001-25', legalNature: '' } },
  person: { ...typical, employer: { ...typical.employer, number: '133.782.710-00', legalNature: '' } },
  unregistered: {
    ...typical,
    worker: { ...typical.worker, category: '701', registration: '', isUnregistered: true },
  },
  exempt: { ...typical, responsible: null },
  rectification: { ...typical, rectified: '1.2.0000000000123456789' },
  admission: { ...typical, examType: '0', asoOn: '2025-03-01', exams: [{ ...clinical, doneOn: '2025-02-20' }] },
  described: {
    ...typical,
    exams: [clinical, { ...clinical, code: '9999', name: 'Outros', note: 'Teste de função <pulmonar> & cardíaca' }],
  },
  returned: { ...typical, examType: '2' },
  riskChanged: { ...typical, examType: '3' },
  monitored: { ...typical, examType: '4' },
  dismissed: { ...typical, examType: '9' },
  unfit: { ...typical, fitness: '2' },
  firstAudiometry: { ...typical, exams: [clinical, { ...audiometry, order: '1', isKnownBefore: false }] },
  audiometries: { ...typical, exams: [clinical, { ...audiometry, doneOn: '2026-11-03' }, audiometry] },
  many: {
    ...typical,
    exams: [
      ...[clinical, audiometry, { ...clinical, code: '0530', name: 'Eletrocardiograma', doneOn: '2026-11-04' }],
      ...[
        { ...clinical, code: '1057', name: 'Espirometria' },
        { ...clinical, code: '0658', name: 'Glicemia' },
      ],
      { ...clinical, code: '0583', name: 'Exame não descrito', note: 'Dosagem de manganês na urina' },
    ],
  },
  unregisteredOfAlphanumeric: {
    ...typical,
    employer: { ...typical.employer, number: '12.ABC.345/01DE-35' },
    worker: { ...typical.worker, category: '721', registration: '', isUnregistered: true },
  },
  admissionByCaepf: {
    ...typical,
    employer: { ...typical.employer, number: '529.982.247/001-25', legalNature: '' },
    ...{ examType: '0', asoOn: '2025-03-01', exams: [{ ...clinical, doneOn: '2025-02-20' }] },
  },
} satisfies Record<string, S2220Facts>;
