import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField, optionalDateField } from '../platform/contract/brazil.ts';
import { today } from '../platform/contract/dates.ts';
import { idField, optionalLines, optionalText, requiredLines } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { diseaseListNames, longestNote, type Nexus, nexusLabels, saidLabels } from './diseases.labels.ts';

const { get, create, put } = callsOf('Doenças relacionadas ao trabalho');

const choice = { error: 'Escolha uma das opções' };
const cid = /^[A-Z]\d{2}(\.?\d)?$/;

const content = {
  cid: optionalText(6)
    .transform((text) => text.toUpperCase())
    .refine((text) => cid.test(text), 'Use um código da CID-10, como J62.8'),
  agent: optionalText(200),
  nexus: z.enum(Object.keys(nexusLabels) as [Nexus, ...Nexus[]], choice),
  removed: z.enum(['', ...(Object.keys(saidLabels) as (keyof typeof saidLabels)[])], choice),
  inss_on: optionalDateField,
  note: optionalLines(longestNote),
};

/** What the form of a disease asks for. */
export const diseaseFields = z
  .object({
    diagnosed_on: dateField.refine((day) => day <= today(), 'O diagnóstico não pode estar no futuro'),
    ended_on: optionalDateField,
    ...content,
  })
  .refine(({ diagnosed_on, ended_on }) => ended_on === '' || ended_on >= diagnosed_on, {
    path: ['ended_on'],
    error: 'O fim não pode ser antes do diagnóstico: corrija uma das duas datas',
  });

/** What its row keeps of it sealed; `reason`, why it was withdrawn. */
export const diseaseContent = z.object({ ...content, reason: z.string().optional() });

export type DiseaseContent = z.output<typeof diseaseContent>;

/** What the withdrawal of a disease asks for. */
export const diseaseWithdrawalFields = z.object({ reason: requiredLines(500) });

const listedDisease = z.object({
  id: z.string(),
  version: z.number(),
  companyId: z.string(),
  companyName: z.string(),
  employeeId: z.string(),
  employeeName: z.string(),
  diagnosedOn: z.string(),
  endedOn: z.string().nullable(),
  catDueOn: z.string(),
  /** The CAT of this disease, or of this person and day, with its last day and, once the eSocial has it, its receipt; null for none. */
  cat: z.object({ id: z.string(), dueOn: z.string(), receipt: z.string().nullable() }).nullable(),
  /** How many days of one absence the person has had by today since the diagnosis; from the 16th on it is the INSS's. */
  daysAway: z.number(),
  asksInss: z.boolean(),
  withdrawnAt: z.string().nullable(),
});

/** A disease in the list, without what it says. */
export type ListedDisease = z.output<typeof listedDisease>;

const disease = listedDisease.extend({
  /** Who wrote it down, as a CAT names who attests; null where the register no longer has them. */
  physician: z.object({ name: z.string(), organ: z.string(), number: z.string(), uf: z.string() }).nullable(),
  /** Null where the key that it was sealed with is not there. */
  content: diseaseContent.omit({ reason: true }).nullable(),
});

/** A disease with what it says. */
export type Disease = z.output<typeof disease>;

const ofDisease = { diseaseId: idField };

export const diseasesContract = {
  list: get('/diseases', 'diseases.read', 'Listar as doenças relacionadas ao trabalho')
    .input(
      listInput(['diagnosedOn']).extend({
        list: z.enum(diseaseListNames, choice).default('all'),
        ...{ companyId: idField.optional(), employeeId: idField.optional() },
      }),
    )
    .output(listOutput('diseases', listedDisease)),
  read: get('/diseases/{diseaseId}', 'diseases.read', 'Ler uma doença relacionada ao trabalho')
    .input(z.object(ofDisease))
    .output(z.object({ disease })),
  create: create('/employee/{employeeId}/diseases', 'diseases.manage', 'Registrar uma doença relacionada ao trabalho')
    .input(diseaseFields.safeExtend({ employeeId: idField }))
    .output(z.object({ ...ofDisease, catDueOn: z.string() })),
  update: put(
    '/diseases/{diseaseId}',
    'diseases.manage',
    'Mudar uma doença relacionada ao trabalho, ou dizer o seu fim',
  )
    .refuses('CONFLICT')
    .input(diseaseFields.safeExtend({ ...ofDisease, ...savedVersion }))
    .output(z.object(ofDisease)),
  withdraw: put(
    '/diseases/{diseaseId}/withdraw',
    'diseases.manage',
    'Retirar uma doença registrada por engano, com o motivo',
  )
    .refuses('CONFLICT')
    .input(diseaseWithdrawalFields.extend({ ...ofDisease, ...savedVersion })),
};
