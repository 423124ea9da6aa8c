import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField, optionalDateField } from '../platform/contract/brazil.ts';
import { idField, optionalLines, requiredLines, requiredMessage } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { longestWords, type RestrictionState, restrictionListNames, restrictionStates } from './restrictions.labels.ts';

const { get, create, put } = callsOf('Restrições ao trabalho');

const choice = { error: 'Escolha uma das opções' };

const fields = {
  words: requiredLines(longestWords).describe(
    'Só o que a pessoa não pode fazer: nem diagnóstico, nem CID, nem resultado',
  ),
  from_on: dateField,
  until_on: optionalDateField.describe('O último dia; vazio: até um novo ASO'),
  review_on: optionalDateField.describe('Quando um médico a olha de novo'),
  reason: optionalLines(longestWords).describe('Só os profissionais leem'),
};

type Days = { from_on: string; until_on: string; review_on: string };

const untilBefore = {
  path: ['until_on'],
  error: 'O último dia não pode ser antes do primeiro: corrija uma das duas datas',
};
const reviewBefore = { path: ['review_on'], error: 'A reavaliação não pode ser antes do primeiro dia: corrija a data' };
const isUntilRight = ({ from_on, until_on }: Days) => until_on === '' || until_on >= from_on;
const isReviewRight = ({ from_on, review_on }: Days) => review_on === '' || review_on >= from_on;

/** What a new restriction asks for. */
export const restrictionFields = z
  .object({
    ...fields,
    until_on: fields.until_on.default(''),
    review_on: fields.review_on.default(''),
    reason: fields.reason.default(''),
    documentId: z
      .union([z.literal(''), idField])
      .default('')
      .describe('O ASO de que veio, se veio de um'),
  })
  .refine(isUntilRight, untilBefore)
  .refine(isReviewRight, reviewBefore);

/** What a change of one says. */
export const restrictionChangeFields = z
  .object(fields)
  .refine(isUntilRight, untilBefore)
  .refine(isReviewRight, reviewBefore);

/** Which ASO ends one. */
export const restrictionEndFields = z.object({
  documentId: z.string({ error: requiredMessage }).min(1, { error: requiredMessage, abort: true }).pipe(idField),
});

/** What the withdrawal of one asks for. */
export const restrictionWithdrawalFields = z.object({ reason: requiredLines(longestWords) });

/** What its row keeps of it sealed; `withdrawal`, why it was withdrawn. */
export const restrictionContent = z.object({
  words: z.string(),
  reason: z.string(),
  withdrawal: z.string().optional(),
});

export type RestrictionContent = z.output<typeof restrictionContent>;

const state = z.enum(Object.keys(restrictionStates) as [RestrictionState, ...RestrictionState[]]);

const restriction = z.object({
  id: z.string(),
  version: z.number(),
  companyId: z.string(),
  companyName: z.string(),
  employeeId: z.string(),
  employeeName: z.string(),
  /** Null where the key that it was sealed with is not there. */
  words: z.string().nullable(),
  fromOn: z.string(),
  untilOn: z.string().nullable(),
  reviewOn: z.string().nullable(),
  state,
  /** Whether a physician is to look at it again within 30 days, or should have. */
  reviewDue: z.boolean(),
  /** The ASO that it came from. */
  documentId: z.string().nullable(),
  recordedBy: z.string(),
  acknowledgedAt: z.string().nullable(),
  acknowledgedBy: z.string().nullable(),
  endedOn: z.string().nullable(),
  endedDocumentId: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
});

/** A restriction as both sides read it: what may not be done and when, and never why. */
export type Restriction = z.output<typeof restriction>;

const ofRestriction = { restrictionId: idField };

export const restrictionsContract = {
  list: get('/restrictions', 'restrictions.read', 'Listar as restrições ao trabalho')
    .input(
      listInput(['fromOn']).extend({
        list: z.enum(restrictionListNames, choice).default('standing'),
        companyId: idField.optional(),
        employeeId: idField.optional(),
      }),
    )
    .output(listOutput('restrictions', restriction)),
  read: get('/restrictions/{restrictionId}', 'restrictions.read', 'Ler uma restrição ao trabalho')
    .input(z.object(ofRestriction))
    // The reason is null for a company.
    .output(z.object({ restriction: restriction.extend({ reason: z.string().nullable() }) })),
  create: create('/employee/{employeeId}/restrictions', 'restrictions.manage', 'Registrar uma restrição ao trabalho')
    .refuses('CONFLICT')
    .input(restrictionFields.safeExtend({ employeeId: idField }))
    .output(z.object(ofRestriction)),
  update: put('/restrictions/{restrictionId}', 'restrictions.manage', 'Mudar uma restrição ao trabalho')
    .refuses('CONFLICT')
    .input(restrictionChangeFields.safeExtend({ ...ofRestriction, ...savedVersion }))
    .output(z.object(ofRestriction)),
  end: put(
    '/restrictions/{restrictionId}/end',
    'restrictions.manage',
    'Encerrar uma restrição ao trabalho pelo novo ASO da pessoa',
  )
    .refuses('CONFLICT')
    .input(restrictionEndFields.extend({ ...ofRestriction, ...savedVersion })),
  acknowledge: put(
    '/restrictions/{restrictionId}/acknowledge',
    'restrictions.acknowledge',
    'Tomar ciência de uma restrição ao trabalho, como a empresa a leu',
  )
    .refuses('CONFLICT')
    .input(z.object({ ...ofRestriction, ...savedVersion })),
  withdraw: put(
    '/restrictions/{restrictionId}/withdraw',
    'restrictions.manage',
    'Retirar uma restrição registrada por engano, com o motivo: nada é apagado',
  )
    .refuses('CONFLICT')
    .input(restrictionWithdrawalFields.extend({ ...ofRestriction, ...savedVersion })),
};
