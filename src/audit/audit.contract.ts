import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { emailField, idField } from '../platform/contract/fields.ts';
import { actionLabels } from '../trail/trail.labels.ts';
import { subjectLabels } from './labels.rules.ts';

const { get } = callsOf('Auditoria');

/** The largest number that an entry can have: the column is of 32 bits on PostgreSQL. */
const mostEntries = 2_147_483_647;

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) => Object.keys(labels) as [Key, ...Key[]];

const instant = z.iso
  .datetime({ offset: true, error: 'Use data e hora como 2026-11-21T00:00:00-03:00' })
  .transform((text) => new Date(text).toISOString());

const filters = z.object({
  from: instant.optional().describe('Desde este momento'),
  to: instant.optional().describe('Antes deste momento'),
  action: z.enum(keysOf(actionLabels), { error: 'Escolha uma das ações' }).optional(),
  subject: z.enum(keysOf(subjectLabels), { error: 'Escolha um dos assuntos' }).optional(),
  user: emailField().optional().describe('E-mail de quem fez'),
  companyId: idField.optional(),
});

export type AuditFilters = z.infer<typeof filters>;

const wholeNumber = { error: 'Deve ser um número inteiro' };
/** @param lastPage how far the pages go */
const paging = (lastPage: number) =>
  z.object({
    page: z.coerce
      .number(wholeNumber)
      .int()
      .min(1, 'Deve ser no mínimo 1')
      .max(lastPage, `Deve ser no máximo ${lastPage}`)
      .default(1),
    pageSize: z.coerce
      .number(wholeNumber)
      .int()
      .min(1, 'Deve ser no mínimo 1')
      .max(100, 'Deve ser no máximo 100')
      .default(20),
    upTo: z.coerce
      .number(wholeNumber)
      .int()
      .min(0, 'Deve ser no mínimo 0')
      .max(mostEntries, 'Não há tantos registros')
      .optional()
      .describe('O `upTo` da primeira página: fixa as seguintes'),
  });

export type AuditPaging = z.infer<ReturnType<typeof paging>>;

const change = z.object({
  field: z.string(),
  /** Absent where the reader may know of the change but not of the values. */
  before: z.string().nullable().optional(),
  after: z.string().nullable().optional(),
});

const entry = z.object({
  number: z.number().int(),
  at: z.string(),
  actorId: z.string().nullable(),
  actorType: z.string().nullable(),
  actorEmail: z.string().nullable(),
  /** What the API token is called that did it. */
  actorToken: z.string().nullable(),
  action: z.string(),
  subject: z.string().nullable(),
  subjectId: z.string().nullable(),
  subjectName: z.string().nullable(),
  detail: z.string().nullable(),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  employeeId: z.string().nullable(),
  /** How often; more than once where one entry stands for several. */
  times: z.number().int(),
  changes: z.array(change),
  address: z.string().nullable(),
  hash: z.string(),
});

/** One entry of the trail, as its readers get it. */
export type AuditEntry = z.infer<typeof entry>;

const part = z.object({
  entries: z.array(entry),
  /** How many there are; in the list of everything counted up to `mostListed`. */
  total: z.number().int(),
  /** The last entry when the first page was read. */
  upTo: z.number().int(),
});

export const auditContract = {
  list: get('/audit', 'audit.read', 'Ler a trilha de auditoria, sem conteúdo clínico')
    .input(filters.extend(paging(500).shape))
    .output(part),
  listOfEmployee: get(
    '/audit/employee/{employeeId}',
    'audit.readEmployee',
    'Ler o que se fez com os dados de um colaborador',
  )
    .input(filters.pick({ from: true, to: true }).extend({ ...paging(1_000_000).shape, employeeId: idField }))
    .output(part),
};
