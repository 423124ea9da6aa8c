import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { dateField } from '../../platform/contract/brazil.ts';
import { federativeUnits } from '../../platform/contract/federative-units.ts';
import { idField, optionalLines, optionalText } from '../../platform/contract/fields.ts';
import { savedVersion } from '../../platform/contract/version.ts';
import {
  collectives,
  evaluations,
  measureUnits,
  personals,
  places,
  recordCouncils,
  saids,
} from './conditions.labels.ts';

const { get, create, put } = callsOf('eSocial');

const choice = { error: 'Escolha uma das opções' };

/** The words of a choice, or none: what nobody has said yet stays unsaid. */
function orNone<Word extends string>(words: Readonly<Record<Word, string>>): ['', ...Word[]] {
  return ['', ...(Object.keys(words) as Word[])];
}

const said = z.enum(orNone(saids), choice).default('');
const measured = optionalText(20)
  .refine((text) => /^(\d{1,6}([.,]\d{1,4})?)?$/.test(text), 'Use um número, com até quatro casas depois da vírgula')
  .default('');

const agent = z.object({
  /** Of Tabela 24, as the group has it. */
  code: z.string().regex(/^\d{2}\.\d{2}\.\d{3}$/, 'O código da Tabela 24 tem a forma 02.01.001'),
  description: optionalText(100).default(''),
  evaluation: z.enum(orNone(evaluations), choice).default(''),
  intensity: measured,
  limit: measured,
  unit: z.enum(['', ...measureUnits], choice).default(''),
  technique: optionalText(40).default(''),
  process: optionalText(40).default(''),
  collective: z.enum(orNone(collectives), choice).default(''),
  collectiveWorks: said,
  personal: z.enum(orNone(personals), choice).default(''),
  personalWorks: said,
  certificates: optionalText(2_000).describe('Separados por vírgula').default(''),
  ...{ medProtecao: said, condFuncto: said, usoInint: said, przValid: said, periodicTroca: said, higienizacao: said },
});

const responsible = z.object({
  cpf: optionalText(20).default(''),
  council: z.enum(orNone(recordCouncils), choice).default(''),
  councilName: optionalText(20).default(''),
  number: optionalText(14).default(''),
  uf: z.enum(['', ...federativeUnits], choice).default(''),
});

/** What is said of the conditions of a group, beside since when; what is missing is a pendency of the events. */
export const conditionContent = z.object({
  place: z.enum(orNone(places), choice),
  placeNumber: optionalText(20),
  sector: optionalText(100),
  activities: optionalLines(999),
  note: optionalLines(999),
  agents: z.array(agent).max(200, 'Use no máximo 200 agentes'),
  responsible: z.array(responsible).max(99, 'Use no máximo 99 responsáveis'),
});

export type ConditionContent = z.output<typeof conditionContent>;

/** What the form of the conditions of a group asks for. */
export const conditionFields = conditionContent.extend({ since: dateField });

/** What a call says of them: what is left out of new ones is not said yet, of those that are there it stays. */
const saidFields = conditionContent.partial();

const condition = conditionContent.extend({
  id: z.string(),
  version: z.number(),
  companyId: z.string(),
  groupId: z.string(),
  since: z.string(),
});

/** The conditions of a group from a day on. */
export type Condition = z.output<typeof condition>;

const exposureGroup = z.object({
  id: z.string(),
  name: z.string(),
  /** Declares that there is no agent. */
  absence: z.boolean(),
  /** Those of Tabela 24 alone: of ergonomic, accident and psychosocial ones the eSocial is told nothing. */
  agents: z.array(z.object({ code: z.string(), name: z.string() })),
});

/** A group as an event tells of it. */
export type ExposureGroup = z.output<typeof exposureGroup>;

const group = exposureGroup.extend({ conditions: z.array(condition) });

/** A group with its conditions, the last first. */
export type GroupConditions = z.output<typeof group>;

const ofCondition = { conditionId: idField };

export const conditionsContract = {
  list: get(
    '/esocial/conditions/{companyId}',
    'esocial.read',
    'Listar os grupos do programa de uma empresa com as suas condições ambientais',
  )
    .input(z.object({ companyId: idField }))
    .output(z.object({ groups: z.array(group) })),
  read: get('/esocial/condition/{conditionId}', 'esocial.read', 'Ler as condições ambientais de um grupo')
    .input(z.object(ofCondition))
    .output(
      z.object({
        condition,
        /** Null where no version that holds has it any more. */
        group: exposureGroup.nullable(),
      }),
    ),
  create: create('/esocial/conditions/{companyId}', 'esocial.manage', 'Registrar as condições ambientais de um grupo')
    .refuses('CONFLICT')
    .input(saidFields.extend({ since: dateField, companyId: idField, groupId: idField }))
    .output(z.object({ condition })),
  update: put('/esocial/condition/{conditionId}', 'esocial.manage', 'Corrigir as condições ambientais de um grupo')
    .refuses('CONFLICT')
    .input(saidFields.extend({ since: dateField.optional(), ...ofCondition, ...savedVersion }))
    .output(z.object({ condition })),
  withdraw: put(
    '/esocial/condition/{conditionId}/withdraw',
    'esocial.manage',
    'Retirar condições registradas por engano: nada é apagado',
  ).input(z.object({ ...ofCondition, ...savedVersion })),
};
