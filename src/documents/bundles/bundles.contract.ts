import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { dateField } from '../../platform/contract/brazil.ts';
import { idField, idOrNone, requiredMessage } from '../../platform/contract/fields.ts';
import { listInput, listOutput } from '../../platform/contract/listing.ts';
import { type IssuedState, stateLabels } from '../issued/issued.labels.ts';
import { type BundleState, bundleStates } from './bundles.labels.ts';

const { get, create } = callsOf('ASOs em um arquivo');

const wordsOf = <Word extends string>(labels: Readonly<Record<Word, string>>) =>
  Object.keys(labels) as [Word, ...Word[]];

/** The first and the last day of a period. */
const days = { from: dateField, to: dateField };

const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to;
const outOfOrder = { path: ['to'], message: 'A data final vem antes da inicial' };

/** So many can be chosen one by one; whoever wants more takes a period. */
const mostChosen = 500;

/** What a company asks for: everything of a period, of one unit or of all; or what was chosen one by one. */
const bundleInput = z
  .object({
    from: dateField.optional(),
    to: dateField.optional(),
    unitId: idOrNone,
    /** Also those that were superseded or cancelled, each marked so. */
    all: z.boolean({ error: 'Use true ou false' }).default(false),
    documentIds: z
      .array(idField)
      .min(1, 'Escolha ao menos um ASO')
      .max(mostChosen, `Escolha no máximo ${mostChosen} ASOs, ou peça um período inteiro`)
      .optional(),
  })
  .refine(isInOrder, outOfOrder)
  .superRefine(({ from, to, documentIds }, context) => {
    if (documentIds) return;
    if (!from) context.addIssue({ code: 'custom', path: ['from'], message: requiredMessage });
    if (!to) context.addIssue({ code: 'custom', path: ['to'], message: requiredMessage });
  });

export type BundleInput = z.output<typeof bundleInput>;

const bundledDocument = z.object({
  id: z.string(),
  name: z.string(),
  employeeName: z.string(),
  unitName: z.string().nullable(),
  issuedAt: z.string(),
  state: z.enum(wordsOf<IssuedState>(stateLabels)),
});

export type BundledDocument = z.output<typeof bundledDocument>;

const bundle = z.object({
  id: z.string(),
  /** What the file is called when it is saved. */
  name: z.string(),
  state: z.enum(wordsOf<BundleState>(bundleStates)),
  /** So many of its documents are packed. */
  done: z.number().int(),
  total: z.number().int(),
  missing: z.number().int(),
  size: z.number().int().nullable(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
});

/** A file that was asked for, and how far it is. */
export type Bundle = z.output<typeof bundle>;

export const bundleDocumentsContract = {
  list: get(
    '/bundles/documents',
    'documents.bundle',
    'Listar os ASOs de um período ou de uma unidade que podem vir em um arquivo',
    { tokenScope: 'asos:read' },
  )
    .refuses('NOT_FOUND')
    .input(
      listInput(['issuedAt'])
        .pick({ page: true, pageSize: true, sort: true })
        .extend({
          ...days,
          unitId: idOrNone,
          all: z
            .enum(['true', 'false'], { error: 'Use true ou false' })
            .optional()
            .describe('true: também os substituídos e os cancelados'),
        })
        .refine(isInOrder, outOfOrder),
    )
    .output(listOutput('documents', bundledDocument).extend({ total: z.number().int(), size: z.number() })),
};

export const bundlesContract = {
  create: create(
    '/bundles',
    'documents.bundle',
    'Pedir ASOs em um arquivo ZIP: todos de um período, de uma unidade, ou os escolhidos',
    { costs: true },
  )
    .refuses('NOT_FOUND')
    .input(bundleInput)
    .output(z.object({ bundleId: z.string() })),
  list: get('/bundles', 'documents.bundle', 'Listar os arquivos pedidos e quanto falta a cada um')
    .input(z.object({}))
    .output(z.object({ bundles: z.array(bundle) })),
  open: get('/bundles/{bundleId}', 'documents.bundle', 'Baixar um arquivo pronto por link assinado', { costs: true })
    .refuses('CONFLICT')
    .input(z.object({ bundleId: idField }))
    .output(z.object({ signedUrl: z.string() })),
};
