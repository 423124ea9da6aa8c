import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { dateField } from '../platform/contract/brazil.ts';
import { idField, optionalText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { occasions, type ProgrammeState, programmeStates } from './programmes.labels.ts';
import { groupFields, groupSchema, headFields, protocolExamSchema, riskSchema } from './programmes.schema.ts';

const tags = ['Programa de saúde'];

const state = z.enum(Object.keys(programmeStates) as [ProgrammeState, ...ProgrammeState[]]);

const head = z.object({
  ...headFields,
  id: z.string(),
  companyId: z.string(),
  /** Counted within the company once it is in force. */
  number: z.number().int().nullable(),
  state,
  /** Who began it, by name, and when. */
  preparedBy: z.string(),
  preparedAt: z.string(),
  inForceAt: z.string().nullable(),
  /** By name. */
  inForceBy: z.string().nullable(),
  version: z.number(),
});

/** A version of a programme without its groups. */
export type ProgrammeHead = z.output<typeof head>;

const group = groupSchema.extend({ id: z.string(), version: z.number() });

/** An exposure group as one version of the programme has it. */
export type Group = z.output<typeof group>;

/** What is missing or doubtful, with the norm that asks for it; `blocks` keeps a version from being put in force. */
const pendency = z.object({
  groupId: z.string().nullable(),
  /** The field of the group or the head that it is about. */
  field: z.string(),
  message: z.string(),
  source: z.string(),
  blocks: z.boolean(),
});

export type Pendency = z.output<typeof pendency>;

const programme = z.object({ programme: head, groups: z.array(group), pendencies: z.array(pendency) });

export type Programme = z.output<typeof programme>;

/** A line of a comparison: what of a group or the head was added, taken away or changed, in words. */
const difference = z.object({
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
  kind: z.enum(['added', 'removed', 'changed']),
  label: z.string(),
  before: z.string(),
  after: z.string(),
});

export type Difference = z.output<typeof difference>;

const member = z.object({
  id: z.string(),
  name: z.string(),
  employee_function: z.string(),
  unitId: z.string().nullable(),
  unitName: z.string().nullable(),
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
  byHand: z.boolean(),
});

/** What the programme plans for a person on a day, for one occasion. */
const plan = z.object({
  /** The day from which the version holds that says so; null where there is none. */
  programme: head.nullable(),
  group: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The statement that there are none; false where risks are simply not known. */
  absence: z.boolean(),
  risks: z.array(riskSchema),
  aptitudes: z.array(z.string()),
  exams: z.array(
    protocolExamSchema.extend({
      /** Done within the days that the norm accepts; empty where it is still to be done. */
      doneOn: z.string(),
      /** Which rule and version ask for it, in words. */
      source: z.string(),
    }),
  ),
});

export type Plan = z.output<typeof plan>;

const ofProgramme = z.object({ programmeId: idField });
const ofGroup = ofProgramme.extend({ groupId: idField });

export const programmesContract = {
  list: endpoint('programmes.read')
    .route({
      method: 'GET',
      path: '/programmes/{companyId}',
      summary: 'Listar as versões do programa de uma empresa, a última primeiro',
      tags,
    })
    .input(z.object({ companyId: idField }))
    .output(
      z.object({
        programmes: z.array(head),
        currentId: z.string().nullable(),
        /** What the company's units say against its being exempt, in words. */
        exemptProblem: z.string().nullable(),
      }),
    ),
  read: endpoint('programmes.read')
    .route({ method: 'GET', path: '/programme/{programmeId}', summary: 'Ler uma versão com os seus grupos', tags })
    .input(ofProgramme)
    .output(programme),
  /** A new version, with the groups of the one that holds. */
  prepare: creating('programmes.manage')
    .route({
      method: 'POST',
      path: '/programmes/{companyId}',
      summary: 'Preparar uma nova versão a partir da que está em vigor',
      tags,
      successStatus: 201,
    })
    .input(z.object({ ...headFields, companyId: idField }))
    .output(programme),
  updateHead: endpoint('programmes.manage')
    .route({
      method: 'PUT',
      path: '/programme/{programmeId}',
      summary: 'Editar os dados de uma versão em preparação',
      tags,
    })
    .input(z.object({ ...headFields, programmeId: idField, ...savedVersion }))
    .output(programme),
  discard: endpoint('programmes.manage')
    .route({
      method: 'DELETE',
      path: '/programme/{programmeId}',
      summary: 'Descartar uma versão em preparação',
      tags,
      successStatus: 204,
    })
    .input(ofProgramme),
  compare: endpoint('programmes.read')
    .route({
      method: 'GET',
      path: '/programme/{programmeId}/differences',
      summary: 'Comparar uma versão com a que valia antes dela',
      tags,
    })
    .input(ofProgramme)
    .output(z.object({ before: head.nullable(), differences: z.array(difference) })),
  putInForce: endpoint('programmes.manage')
    .route({ method: 'PUT', path: '/programme/{programmeId}/force', summary: 'Pôr uma versão em vigor', tags })
    .input(ofProgramme.extend(savedVersion))
    .output(programme),
  addGroup: creating('programmes.manage')
    .route({
      method: 'POST',
      path: '/programme/{programmeId}/groups',
      summary: 'Acrescentar um grupo de exposição',
      tags,
      successStatus: 201,
    })
    .input(z.object({ ...groupFields, programmeId: idField }))
    .output(z.object({ group })),
  updateGroup: endpoint('programmes.manage')
    .route({
      method: 'PUT',
      path: '/programme/{programmeId}/groups/{groupId}',
      summary: 'Editar um grupo de exposição',
      tags,
    })
    .input(z.object({ ...groupFields, programmeId: idField, groupId: idField, ...savedVersion }))
    .output(z.object({ group })),
  removeGroup: endpoint('programmes.manage')
    .route({
      method: 'DELETE',
      path: '/programme/{programmeId}/groups/{groupId}',
      summary: 'Retirar um grupo de uma versão em preparação',
      tags,
      successStatus: 204,
    })
    .input(ofGroup),
  /** Into the draft of the other company: without functions' people, units and what is tied to them. */
  copyGroup: creating('programmes.manage')
    .route({
      method: 'POST',
      path: '/programme/{programmeId}/groups/{groupId}/copy',
      summary: 'Copiar um grupo para a versão em preparação de outra empresa',
      tags,
      successStatus: 201,
    })
    .input(ofGroup.extend({ toCompanyId: idField }))
    .output(z.object({ group, programmeId: z.string() })),
  /** The functions that people of the company have, so that a group can take them. */
  functions: endpoint('programmes.read')
    .route({
      method: 'GET',
      path: '/programmes/{companyId}/functions',
      summary: 'Listar as funções dos colaboradores de uma empresa, com quantos são',
      tags,
    })
    .input(z.object({ companyId: idField, unitId: idField.optional() }))
    .output(z.object({ functions: z.array(z.object({ name: z.string(), people: z.number().int() })) })),
  /** Who belongs to a group today, or to none. */
  members: endpoint('programmes.read')
    .route({
      method: 'GET',
      path: '/programmes/{companyId}/members',
      summary: 'Listar quem pertence a um grupo, ou quem está sem grupo',
      tags,
    })
    .input(
      listInput(['name']).extend({ companyId: idField, groupId: z.union([idField, z.literal('none')]).optional() }),
    )
    .output(listOutput('members', member)),
  /** By hand, whatever the function says; null gives the person back to their function. */
  assign: endpoint('programmes.manage')
    .route({
      method: 'PUT',
      path: '/programmes/{companyId}/members/{employeeId}',
      summary: 'Pôr um colaborador em um grupo, ou devolvê-lo ao da sua função',
      tags,
      successStatus: 204,
    })
    .input(z.object({ companyId: idField, employeeId: idField, groupId: idField.nullable() })),
  plan: endpoint('programmes.manage')
    .route({
      method: 'GET',
      path: '/programmes/employee/{employeeId}/plan',
      summary: 'O que o programa prevê para um colaborador em uma ocasião e data',
      tags,
    })
    .input(
      z.object({
        employeeId: idField,
        occasion: z.enum(occasions, { error: 'Escolha uma das opções' }),
        on: dateField,
        newFunction: optionalText(500).optional().describe('De uma mudança de riscos: a função que a pessoa terá'),
      }),
    )
    .output(plan),
};
