import { cpfDigits, isValidCaepf, isValidCnpj, isValidCpf } from '../../platform/contract/check-digits.ts';
import { bareRegistration } from '../../platform/contract/registration/registration.rules.ts';
import { registrationKindOf } from '../../platform/contract/registration/registration-kind.rules.ts';
import type { Rule } from './violation.rules.ts';
import { group, text, type XmlElement } from './xml.rules.ts';

/** What an event says of the employer and of where it goes. */
export type EmployerFacts = {
  /** `12.ABC.345/01DE-35`, a CAEPF or a CPF. */
  number: string;
  /** The legal nature as `206-2`; empty while nobody has said it. */
  legalNature: string;
  /** '1' produção, '2' produção restrita; empty while nobody has said it. */
  environment: string;
};

/** Those whose whole CNPJ stands in an event, as S-1000 has it; of every other employer the root (layout, ideEmpregador/nrInsc). */
const wholeNumberNatures = ['101-5', '104-0', '107-4', '116-3', '134-1'];

/** 1 for a CNPJ, 2 for the CPF of somebody who employs, whose CAEPF says it too. */
export function employerType({ number }: Pick<EmployerFacts, 'number'>): '1' | '2' {
  return registrationKindOf(number) === 'CNPJ' ? '1' : '2';
}

/** The employer's number as the eSocial knows it: the root of a CNPJ or all of it, or a CPF of 11 digits. */
export function employerNumber({ number, legalNature }: Pick<EmployerFacts, 'number' | 'legalNature'>): string {
  const bare = bareRegistration(number);
  const kind = registrationKindOf(number);
  if (kind === 'CPF') return bare;
  // A CAEPF begins with the nine digits of its holder's CPF (IN RFB 1.828/2018).
  if (kind === 'CAEPF') return `${bare.slice(0, 9)}${cpfDigits(bare.slice(0, 9))}`;
  return wholeNumberNatures.includes(legalNature) ? bare : bare.slice(0, 8);
}

/** The part of an event that says whose it is. */
export function ideEmpregador(employer: EmployerFacts): XmlElement {
  return group('ideEmpregador', text('tpInsc', employerType(employer)), text('nrInsc', employerNumber(employer)));
}

const isCnpj = ({ number }: EmployerFacts) => registrationKindOf(number) === 'CNPJ';

/** What every event asks of its employer. */
export const employerRules: readonly Rule<{ employer: EmployerFacts }>[] = [
  {
    code: 'environment-unknown',
    item: 'ideEvento/tpAmb',
    screen: 'company',
    field: 'Ambiente do eSocial',
    isBroken: ({ employer }) => employer.environment !== '1' && employer.environment !== '2',
    say: () => 'Escolha o ambiente do eSocial da empresa: produção, ou produção restrita, que é de teste.',
  },
  {
    code: 'legal-nature-unknown',
    item: 'ideEmpregador/nrInsc',
    screen: 'company',
    field: 'Natureza jurídica',
    isBroken: ({ employer }) => isCnpj(employer) && !/^\d{3}-\d$/.test(employer.legalNature),
    say: () => 'Preencha a natureza jurídica da empresa: ela diz se o evento leva a raiz do CNPJ ou o número inteiro.',
  },
  {
    code: 'employer-cnpj-wrong',
    item: 'ideEmpregador/nrInsc',
    screen: 'company',
    field: 'CNPJ',
    isBroken: ({ employer }) => isCnpj(employer) && !isValidCnpj(bareRegistration(employer.number)),
    say: () => 'O dígito verificador do CNPJ da empresa não confere: corrija o cadastro.',
  },
  {
    code: 'employer-caepf-wrong',
    item: 'ideEmpregador/nrInsc',
    screen: 'company',
    field: 'CAEPF',
    isBroken: ({ employer: { number } }) =>
      registrationKindOf(number) === 'CAEPF' && !isValidCaepf(bareRegistration(number)),
    say: () => 'O dígito verificador do CAEPF do empregador não confere: corrija o cadastro.',
  },
  {
    code: 'employer-cpf-wrong',
    item: 'ideEmpregador/nrInsc',
    screen: 'company',
    field: 'CPF',
    isBroken: ({ employer: { number } }) =>
      registrationKindOf(number) === 'CPF' && !isValidCpf(bareRegistration(number)),
    say: () => 'O dígito verificador do CPF do empregador não confere: corrija o cadastro.',
  },
];
