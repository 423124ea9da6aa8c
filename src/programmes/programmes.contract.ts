import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField } from '../platform/contract/brazil.ts';
import { idField, optionalText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import {
  occasions,
  type PcmsoPaper,
  type ProgrammeState,
  pcmsoPaperLabels,
  programmeStates,
} from './programmes.labels.ts';
import { groupFields, groupSchema, headFields, protocolExamSchema, riskSchema } from './programmes.schema.ts';

const { get, create, put, remove } = callsOf('Programa de saúde');

const pcmsoPapers = Object.keys(pcmsoPaperLabels) as [PcmsoPaper, ...PcmsoPaper[]];

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

const listedHead = head.extend({
  /** Whether the exemption that it declares holds, by the units as they are now (NR-1, 1.8.6). */
  isExempt: z.boolean(),
});

/** The same among its company's versions. */
export type ListedHead = z.output<typeof listedHead>;

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

/** A function of a group that nobody in the company has. */
const ofNobody = z.object({ groupId: z.string(), groupName: z.string(), function: z.string() });

const programme = z.object({
  programme: head,
  groups: z.array(group),
  pendencies: z.array(pendency),
  /** What the version lacks to be whole as a document: until then its PCMSO is a draft (NR-7, 7.5.4). */
  documentPendencies: z.array(pendency),
  /** The functions in it that nobody has today. */
  ofNobody: z.array(ofNobody),
});

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
  /** The group that they were put into by hand, also one that no version has any more; null for none. */
  chosenIn: z.string().nullable(),
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

/** A function, and how many people have it. */
const peopleOfFunction = z.object({ name: z.string(), people: z.number().int() });

/** Of a change: what is not sent stays as it is. */
const keptWhereUnsaid = { inconsistencies: headFields.inconsistencies.unwrap().optional() };
const groupWhereUnsaid = { vaccines: groupFields.vaccines.unwrap().optional() };

const ofProgramme = z.object({ programmeId: idField });
const ofGroup = ofProgramme.extend({ groupId: idField });

export const programmesContract = {
  list: get(
    '/programmes/{companyId}',
    'programmes.read',
    'Listar as versões do programa de uma empresa, a última primeiro',
  )
    .input(z.object({ companyId: idField }))
    .output(
      z.object({
        programmes: z.array(listedHead),
        currentId: z.string().nullable(),
        /** What the company's units say against its being exempt, in words. */
        exemptProblem: z.string().nullable(),
      }),
    ),
  read: get('/programme/{programmeId}', 'programmes.read', 'Ler uma versão com os seus grupos')
    .input(ofProgramme)
    .output(programme),
  /** A new version, with the groups of the one that holds. */
  prepare: create(
    '/programmes/{companyId}',
    'programmes.manage',
    'Preparar uma nova versão a partir da que está em vigor',
  )
    .input(z.object({ ...headFields, companyId: idField }))
    .output(programme),
  updateHead: put('/programme/{programmeId}', 'programmes.manage', 'Editar os dados de uma versão em preparação')
    .refuses('CONFLICT')
    .input(z.object({ ...headFields, ...keptWhereUnsaid, programmeId: idField, ...savedVersion }))
    .output(programme),
  discard: remove('/programme/{programmeId}', 'programmes.manage', 'Descartar uma versão em preparação')
    .refuses('CONFLICT')
    .input(ofProgramme.extend(savedVersion)),
  compare: get(
    '/programme/{programmeId}/differences',
    'programmes.read',
    'Comparar uma versão com a que valia antes dela',
  )
    .input(ofProgramme)
    .output(
      z.object({
        before: head.nullable(),
        differences: z.array(difference),
        /** Whose functions are in no group of the version, as it stands with the people of today. */
        leftOut: z.array(peopleOfFunction),
        /** The functions in it that nobody has today. */
        ofNobody: z.array(ofNobody),
      }),
    ),
  paper: get(
    '/programme/{programmeId}/papers/{paper}',
    'programmes.manage',
    'Compor em PDF o rascunho do PCMSO de uma versão, a sua carta de apresentação ou a sua lista de pendências',
    { costs: true },
  )
    .input(
      ofProgramme.extend({ paper: z.enum(pcmsoPapers, { error: `Deve ser um destes: ${pcmsoPapers.join(', ')}` }) }),
    )
    .output(z.file().mime('application/pdf')),
  putInForce: put('/programme/{programmeId}/force', 'programmes.manage', 'Pôr uma versão em vigor')
    .refuses('CONFLICT')
    .input(ofProgramme.extend(savedVersion))
    .output(programme),
  addGroup: create('/programme/{programmeId}/groups', 'programmes.manage', 'Acrescentar um grupo de exposição')
    .input(z.object({ ...groupFields, programmeId: idField }))
    .output(z.object({ group })),
  updateGroup: put('/programme/{programmeId}/groups/{groupId}', 'programmes.manage', 'Editar um grupo de exposição')
    .refuses('CONFLICT')
    .input(z.object({ ...groupFields, ...groupWhereUnsaid, programmeId: idField, groupId: idField, ...savedVersion }))
    .output(z.object({ group })),
  removeGroup: remove(
    '/programme/{programmeId}/groups/{groupId}',
    'programmes.manage',
    'Retirar um grupo de uma versão em preparação',
  )
    .refuses('CONFLICT')
    .input(ofGroup.extend(savedVersion)),
  /** Into the draft of the other company: without functions' people, units and what is tied to them. */
  copyGroup: create(
    '/programme/{programmeId}/groups/{groupId}/copy',
    'programmes.manage',
    'Copiar um grupo para a versão em preparação de outra empresa',
  )
    .input(ofGroup.extend({ toCompanyId: idField }))
    .output(z.object({ group, programmeId: z.string() })),
  /** The functions that people of the company have, so that a group can take them. */
  functions: get(
    '/programmes/{companyId}/functions',
    'programmes.read',
    'Listar as funções dos colaboradores de uma empresa, com quantos são',
  )
    .input(z.object({ companyId: idField, unitId: idField.optional() }))
    .output(z.object({ functions: z.array(peopleOfFunction) })),
  /** Who belongs to a group today, or to none. */
  members: get(
    '/programmes/{companyId}/members',
    'programmes.read',
    'Listar quem pertence a um grupo, ou quem está sem grupo',
  )
    .input(
      listInput(['name']).extend({
        companyId: idField,
        groupId: z.union([idField, z.literal('none')]).optional(),
        employeeId: idField.optional(),
      }),
    )
    .output(listOutput('members', member)),
  /** By hand, whatever the function says; null gives the person back to their function. */
  assign: put(
    '/programmes/{companyId}/members/{employeeId}',
    'programmes.manage',
    'Pôr um colaborador em um grupo, ou devolvê-lo ao da sua função',
  )
    .refuses('CHANGED_BY_OTHER')
    .input(
      z.object({
        companyId: idField,
        employeeId: idField,
        groupId: idField.nullable(),
        fromGroupId: idField
          .nullable()
          .optional()
          .describe('Em que grupo a pessoa estava à mão quando se viu (chosenIn); se já é outro, responde 409'),
      }),
    ),
  plan: get(
    '/programmes/employee/{employeeId}/plan',
    'programmes.manage',
    'O que o programa prevê para um colaborador em uma ocasião e data',
  )
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
