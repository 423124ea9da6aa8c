import type { S3000Facts } from './s3000.rules.ts';

const typical: S3000Facts = {
  employer: { number: '11.222.333/0001-81', legalNature: '206-2', environment: '2' },
  worker: { cpf: '529.982.247-25' },
  excluded: { kind: 'S-2220', receipt: '1.2.0000000000123456789' },
};

/** Facts that make a right S-3000, by what is special about each. */
export const s3000Examples = {
  typical,
  ofConditions: { ...typical, excluded: { ...typical.excluded, kind: 'S-2240' } },
  ofCat: { ...typical, excluded: { ...typical.excluded, kind: 'S-2210' } },
  alphanumeric: { ...typical, employer: { ...typical.employer, number: '12.ABC.345/01DE-35' } },
  publicBody: { ...typical, employer: { ...typical.employer, legalNature: '104-0' } },
  caepf: { ...typical, employer: { ...typical.employer, number: '529.982.247/001-25', legalNature: '' } },
  person: { ...typical, employer: { ...typical.employer, number: '133.782.710-00', legalNature: '' } },
} satisfies Record<string, S3000Facts>;
