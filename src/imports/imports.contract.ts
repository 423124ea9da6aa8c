import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField, requiredText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { importKindLabels, importStates, lineFilters, lineOutcomes } from './imports.labels.ts';

const { get, create, put } = callsOf('Importação');

const wordsOf = <Word extends string>(labels: Readonly<Record<Word, string>>) =>
  Object.keys(labels) as [Word, ...Word[]];

const kindField = z.enum(wordsOf(importKindLabels), { error: 'Escolha o que importar' });

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const choices = z.object({
  /** Whoever is inactive and in the file comes back; else their lines are wrong. */
  reactivate: z.boolean({ error: 'Use true ou false' }).default(false),
  /** Whoever is in a unit that does not exist comes without one; else their lines are wrong. */
  withoutUnknownUnit: z.boolean({ error: 'Use true ou false' }).default(false),
  /**
   * Units that do not exist are made: all fields of a unit but its identification, which the file gives. Null where none
   * are made.
   */
  newUnits: z.record(z.string().max(60), z.string().max(1_000)).nullable().default(null),
});

export type ImportChoices = z.output<typeof choices>;

const field = z.object({
  field: z.string(),
  label: z.string(),
  required: z.boolean(),
  explanation: z.string(),
  /** The column of the file that it is taken from, from 0; null where it is not imported. */
  column: z.number().int().nullable(),
});

const importShape = z.object({
  id: z.string(),
  kind: kindField,
  companyId: z.string().nullable(),
  fileName: z.string(),
  state: z.enum(wordsOf(importStates)),
  /** So many lines of so many have been looked at, or written. */
  done: z.number().int(),
  total: z.number().int(),
  /** Why it went wrong, and what to do. */
  problem: z.string().nullable(),
  /** The sheet that is read, and all that the file has. */
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  /** The names of the columns, in the file's order. */
  header: z.array(z.string()),
  fields: z.array(field),
  /** What the file's columns look like, where that is something else than what was chosen. */
  likelier: kindField.nullable(),
  choices,
  counts: z.object({
    create: z.number().int(),
    change: z.number().int(),
    same: z.number().int(),
    wrong: z.number().int(),
    warned: z.number().int(),
    /** Of those to be created or changed: people who come back. */
    reactivate: z.number().int(),
  }),
  /** Inactive people who are in the file. */
  inactive: z.number().int(),
  /** Units that the file names and the company does not have, each with its number of lines. */
  unknownUnits: z.array(z.object({ name: z.string(), lines: z.number().int() })),
  /** Units that would be made, each with the lines that would be written into it. */
  newUnits: z.array(z.object({ name: z.string(), lines: z.number().int() })),
  /** Names what was previewed; confirming takes it. Null until then. */
  contentHash: z.string().nullable(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
});

/** An import, and how far it is. */
export type Import = z.output<typeof importShape>;

const remark = z.object({
  /** The field's name on screen, and the column's in the file where it has one. */
  label: z.string(),
  column: z.string().nullable(),
  level: z.enum(['error', 'warning']),
  code: z.string(),
  message: z.string(),
});

const line = z.object({
  /** The number that the spreadsheet shows beside it. */
  line: z.number().int(),
  outcome: z.enum(wordsOf(lineOutcomes)),
  /** Who or what it is about: the name, else the CPF or CNPJ. */
  name: z.string(),
  reactivated: z.boolean(),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  remarks: z.array(remark),
});

/** What a line of the file would do. */
export type ImportLine = z.output<typeof line>;

const problem = z.object({
  /** As of a remark. */
  label: z.string(),
  column: z.string().nullable(),
  /** What is wrong, and what to do: the same words in each of the lines. */
  message: z.string(),
  /** In how many lines. */
  lines: z.number().int(),
  /** Their numbers, from one to another that follow each other; only the first where there are very many. */
  ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
  hasMore: z.boolean(),
});

/** An error with the lines in which it stands. */
export type ImportProblem = z.output<typeof problem>;

const ofImport = { importId: idField };
const answer = z.object({ import: importShape });

export const importsContract = {
  create: create(
    '/imports',
    'imports.make',
    'Começar uma importação: responde o link por onde se envia a planilha (PUT)',
  )
    .input(
      z.object({
        kind: kindField,
        /** Whose register it is; left out where companies are imported. */
        companyId: idField.optional(),
        fileName: requiredText(200),
        /** Bytes of the file. */
        size: z.number({ error: 'Informe quantos bytes o arquivo tem' }).int().positive('O arquivo está vazio'),
      }),
    )
    .output(z.object({ importId: z.string(), signedUrl: z.string() })),
  list: get('/imports', 'imports.make', 'Listar as últimas importações')
    .input(z.object({ kind: kindField, companyId: idField.optional() }))
    .output(
      z.object({
        imports: z.array(importShape),
        /** So many megabytes a file may have. */
        mostMb: z.number(),
      }),
    ),
  read: get('/imports/{importId}', 'imports.make', 'Ler uma importação e quanto falta a ela')
    .input(z.object(ofImport))
    .output(answer),
  check: put(
    '/imports/{importId}/check',
    'imports.make',
    'Conferir a planilha enviada, ou conferi-la de novo com outras colunas ou escolhas: nada é gravado',
    {
      description:
        'Um arquivo que não é uma planilha que se possa importar é recusado com 422 e não é guardado: `data.problem` diz por quê (`encrypted`, `macros`, `too-many-lines`, `unpacks-too-large`, `unknown-format` …).',
    },
  )
    .refuses('CONFLICT', 'UNREADABLE_SHEET')
    .input(
      z.object({
        ...ofImport,
        /** Another sheet than the first with content. */
        sheet: z.string().max(200).optional(),
        /** For each field the column that it is taken from, from 0, or null; fields that are left out stay as they are. */
        columns: z.record(z.string().max(60), z.number().int().min(0).max(1_000).nullable()).optional(),
        choices: choices.optional(),
      }),
    )
    .output(answer),
  lines: get('/imports/{importId}/lines', 'imports.make', 'Linhas conferidas de uma planilha')
    .input(
      listInput(['line'])
        .pick({ page: true, pageSize: true })
        .extend({ ...ofImport, filter: z.enum(wordsOf(lineFilters), { error: 'Escolha um dos filtros' }).optional() }),
    )
    .output(listOutput('lines', line)),
  problems: get(
    '/imports/{importId}/problems',
    'imports.make',
    'Erros das linhas conferidas: cada um uma vez, com as suas linhas; os de mais linhas primeiro',
  )
    .input(z.object(ofImport))
    .output(z.object({ problems: z.array(problem), total: z.number().int().describe('Também os que não vêm') })),
  wrongLines: get(
    '/imports/{importId}/wrong-lines',
    'imports.make',
    'Baixar as linhas erradas como planilha, com uma coluna de motivos',
  )
    .refuses('CONFLICT')
    .input(z.object(ofImport))
    .output(z.file().mime(xlsx)),
  confirm: put(
    '/imports/{importId}/confirm',
    'imports.make',
    'Gravar o que foi conferido, tudo ou nada; o que mudou desde a conferência é recusado com 409',
  )
    .refuses('CONFLICT')
    .input(
      z.object({
        ...ofImport,
        contentHash: requiredText(100),
        /** Wrong lines are left out; without it a file that has any is refused. */
        leaveOutWrong: z.boolean({ error: 'Use true ou false' }).default(false),
      }),
    )
    .output(answer),
  cancel: put('/imports/{importId}/cancel', 'imports.make', 'Cancelar uma importação, enquanto não estiver gravada')
    .refuses('CONFLICT')
    .input(z.object(ofImport))
    .output(answer),
  model: get('/imports/models/{kind}', 'imports.make', 'Baixar a planilha modelo, com exemplos e explicações')
    .input(z.object({ kind: kindField }))
    .output(z.file().mime(xlsx)),
};
