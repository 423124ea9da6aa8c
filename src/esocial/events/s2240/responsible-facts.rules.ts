import { isValidCpf } from '../../../platform/contract/check-digits.ts';
import { federativeUnits } from '../../../platform/contract/federative-units.ts';
import type { Rule, Violation } from '../violation.rules.ts';
import { isAbsence } from './absence.rules.ts';
import type { ResponsibleFacts, S2240Facts } from './s2240.rules.ts';

type ResponsibleRule = Pick<Rule<never>, 'code' | 'item' | 'screen' | 'field'> & {
  isBroken: (who: ResponsibleFacts, facts: S2240Facts, at: number) => boolean;
  say: () => string;
};

const screen = 'conditions';

/** Where an agent is told of, who answers for its records has a council; where there is none, that is left to them. */
const isAsked = ({ council }: ResponsibleFacts, facts: S2240Facts) => !isAbsence(facts) || council !== '';

/** Who answers for the environmental records. */
export const responsibleRules: readonly ResponsibleRule[] = [
  {
    ...{ code: 'responsible-cpf-wrong', item: 'respReg/cpfResp', screen, field: 'CPF do responsável' },
    isBroken: ({ cpf }) => !isValidCpf(cpf.replace(/\D/g, '')),
    say: () => 'Falta o CPF de quem responde pelos registros ambientais, ou o dígito verificador não confere.',
  },
  {
    ...{ code: 'responsible-twice', item: 'respReg/CHAVE_GRUPO', screen, field: 'CPF do responsável' },
    isBroken: ({ cpf }, { responsible }, at) =>
      cpf !== '' && responsible.findIndex((one) => one.cpf.replace(/\D/g, '') === cpf.replace(/\D/g, '')) < at,
    say: () => 'A mesma pessoa está duas vezes entre os responsáveis pelos registros ambientais.',
  },
  {
    ...{ code: 'council-missing', item: 'respReg/ideOC', screen, field: 'Conselho do responsável' },
    isBroken: (who, facts) => isAsked(who, facts) && who.council === '',
    say: () => 'Diga o conselho de quem responde pelos registros ambientais: CRM, CREA ou outro.',
  },
  {
    ...{ code: 'council-name-missing', item: 'respReg/dscOC', screen, field: 'Sigla do conselho' },
    isBroken: ({ council, councilName }) => council === '9' && (councilName.trim() === '' || councilName.length > 20),
    say: () => 'De outro conselho, escreva a sigla, com até 20 caracteres.',
  },
  {
    ...{ code: 'council-number-missing', item: 'respReg/nrOC', screen, field: 'Número no conselho' },
    isBroken: (who, facts) => isAsked(who, facts) && (who.number.trim() === '' || who.number.length > 14),
    say: () => 'Falta o número de quem responde pelos registros ambientais no conselho, com até 14 caracteres.',
  },
  {
    ...{ code: 'council-uf-missing', item: 'respReg/ufOC', screen, field: 'UF do conselho' },
    isBroken: (who, facts) => isAsked(who, facts) && !federativeUnits.some((known) => known === who.uf),
    say: () => 'Falta a UF do conselho de quem responde pelos registros ambientais.',
  },
];

/** What is wrong with who answers for the records; that there is somebody is asked of everybody. */
export function violationsOfResponsible(facts: S2240Facts): Violation[] {
  if (facts.responsible.length === 0)
    return violationsOf({ cpf: '', council: '', councilName: '', number: '', uf: '' }, facts, 0).slice(0, 1);
  return facts.responsible.flatMap((who, at) => violationsOf(who, facts, at));
}

function violationsOf(who: ResponsibleFacts, facts: S2240Facts, at: number): Violation[] {
  return responsibleRules.flatMap(({ code, item, screen: of, field, isBroken, say }) =>
    isBroken(who, facts, at) ? [{ code, item, message: say(), place: { screen: of, field, at } }] : [],
  );
}
