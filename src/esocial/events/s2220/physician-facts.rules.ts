import { federativeUnits } from '../../../platform/contract/federative-units.ts';
import type { Rule } from '../violation.rules.ts';
import type { PhysicianFacts, S2220Facts } from './s2220.rules.ts';

const hasName = ({ name }: PhysicianFacts) => name.trim().length >= 2 && name.length <= 70;
const isPhysician = ({ council }: PhysicianFacts) => council === 'CRM';
const hasNumber = ({ number }: PhysicianFacts) => number.trim() !== '' && number.length <= 10;
const hasUf = ({ uf }: PhysicianFacts) => federativeUnits.some((known) => known === uf);

/** Whether somebody is named who answers for the PCMSO, of whom this is not so. */
function isNamedWithout({ responsible }: S2220Facts, has: (physician: PhysicianFacts) => boolean): boolean {
  return responsible !== null && responsible !== 'unknown' && !has(responsible);
}

/** Who examined, and who answers for the PCMSO: two physicians, or one who is named twice. */
export const physicianRules: readonly Rule<S2220Facts>[] = [
  {
    ...{ code: 'examiner-name', item: 'aso/medico/nmMed', screen: 'document', field: 'Quem examinou' },
    isBroken: ({ physician }) => !hasName(physician),
    say: () => 'O nome de quem examinou tem de ter de 2 a 70 letras: corrija o cadastro do(a) profissional e o ASO.',
  },
  {
    ...{ code: 'examiner-council', item: 'aso/medico/nrCRM', screen: 'document', field: 'Quem examinou' },
    isBroken: ({ physician }) => !isPhysician(physician),
    say: () => 'O ASO não foi assinado por um(a) médico(a) com CRM: emita-o de novo por quem examinou.',
  },
  {
    ...{ code: 'examiner-number', item: 'aso/medico/nrCRM', screen: 'document', field: 'CRM de quem examinou' },
    isBroken: ({ physician }) => !hasNumber(physician),
    say: () => 'Falta o número do CRM de quem examinou, ou ele tem mais de 10 caracteres: corrija o cadastro e o ASO.',
  },
  {
    ...{ code: 'examiner-uf', item: 'aso/medico/ufCRM', screen: 'document', field: 'UF do CRM de quem examinou' },
    isBroken: ({ physician }) => !hasUf(physician),
    say: () => 'Falta a UF do CRM de quem examinou: corrija o cadastro do(a) profissional e o ASO.',
  },
  {
    ...{
      code: 'responsible-unknown',
      item: 'exMedOcup/respMonit',
      screen: 'programme',
      field: 'Médico(a) responsável',
    },
    isBroken: ({ responsible }) => responsible === 'unknown',
    say: () =>
      'Não se sabe quem respondia pelo PCMSO no dia do ASO: ponha em vigor um programa que o diga, ou peça à administração que o diga em ‘Clínica’.',
  },
  {
    ...{ code: 'responsible-name', item: 'respMonit/nmResp', screen: 'programme', field: 'Médico(a) responsável' },
    isBroken: (facts) => isNamedWithout(facts, hasName),
    say: () => 'O nome de quem responde pelo PCMSO tem de ter de 2 a 70 letras.',
  },
  {
    ...{ code: 'responsible-council', item: 'respMonit/nrCRM', screen: 'programme', field: 'Conselho' },
    isBroken: (facts) => isNamedWithout(facts, isPhysician),
    say: () => 'Pelo PCMSO responde um(a) médico(a), com CRM: corrija o programa de saúde.',
  },
  {
    ...{ code: 'responsible-number', item: 'respMonit/nrCRM', screen: 'programme', field: 'CRM' },
    isBroken: (facts) => isNamedWithout(facts, hasNumber),
    say: () => 'Falta o número do CRM de quem responde pelo PCMSO, ou ele tem mais de 10 caracteres.',
  },
  {
    ...{ code: 'responsible-uf', item: 'respMonit/ufCRM', screen: 'programme', field: 'UF do CRM' },
    isBroken: (facts) => isNamedWithout(facts, hasUf),
    say: () => 'Falta a UF do CRM de quem responde pelo PCMSO.',
  },
];
