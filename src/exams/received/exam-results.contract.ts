import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { cpfField, dateField } from '../../platform/contract/brazil.ts';
import { today } from '../../platform/contract/dates.ts';
import { idField, optionalLines, optionalText, requiredLines, requiredText } from '../../platform/contract/fields.ts';
import { listInput, listOutput } from '../../platform/contract/listing.ts';
import { savedVersion } from '../../platform/contract/version.ts';
import { abnormalLabels, longestValue } from '../exams.labels.ts';
import {
  abnormalWord,
  lineOutcomes,
  longestObservation,
  resultSources,
  resultStates,
  waitingReasons,
} from './exam-results.labels.ts';
import { type HearingRow, hearingMessage, plainRow } from './reading/hearing.rules.ts';

const { get, put } = callsOf('Resultados de exames');

const wordsOf = <Word extends string>(labels: Readonly<Record<Word, string>>) =>
  Object.keys(labels) as [Word, ...Word[]];

const said = ['', ...wordsOf(abnormalLabels)] as const;

/** The thresholds of an ear as an audiometer sends them; empty where it sends none. */
const thresholds = (row: HearingRow) =>
  z
    .string({ error: hearingMessage(row) })
    .trim()
    .max(120, hearingMessage(row))
    .overwrite((text) => plainRow(row, text) ?? text)
    .refine((text) => text === '' || plainRow(row, text) !== null, hearingMessage(row))
    .default('');

/** What one result says, as every way in takes it. */
export const resultFields = z.object({
  cpf: cpfField,
  name: optionalText(200).default(''),
  cnpj: optionalText(20).default(''),
  exam_code: optionalText(4).default(''),
  exam_name: optionalText(200).default(''),
  done_on: dateField.refine((date) => date <= today(), 'A data do exame não pode estar no futuro'),
  abnormal: z
    .string()
    .trim()
    .overwrite(abnormalWord)
    .pipe(z.enum(said, { error: 'Escreva sim ou não' }))
    .default(''),
  value: optionalText(longestValue).default(''),
  observation: optionalText(longestObservation).default(''),
  right_air: thresholds('right_air'),
  right_bone: thresholds('right_bone'),
  left_air: thresholds('left_air'),
  left_bone: thresholds('left_bone'),
});

/** A result whose fields are sound. */
export type ResultLine = z.output<typeof resultFields>;

/** So many results one call takes. */
export const mostResults = 1_000;

/** A field as it is sent: what is wrong with it is told of its line, and keeps no other line away. */
const sent = (what: string) => z.string({ error: 'Escreva um texto' }).max(600).optional().describe(what);

const sentResult = z.object({
  cpf: sent('De quem é: com ou sem pontos. Nunca se procura pelo nome'),
  name: sent('O nome, para conferir: outro que não o do cadastro faz o resultado esperar'),
  cnpj: sent('Da empresa, quando a mesma pessoa trabalha em mais de uma'),
  exam_code: sent('Os 4 dígitos na Tabela 27 do eSocial'),
  exam_name: sent('O nome do exame, para quem não sabe o código'),
  done_on: sent('O dia do exame: DD-MM-AAAA ou AAAA-MM-DD'),
  abnormal: sent('Alterado: sim ou não'),
  value: sent('O que foi medido, com a unidade: 35 µg/100 ml'),
  observation: sent('O que mais o laudo diz, em poucas palavras'),
  right_air: sent(
    'Da audiometria tonal (0281): os limiares da orelha direita por via aérea, de 500 a 8000 Hz. 10 10 15 20 25m 20 15',
  ),
  right_bone: sent('O mesmo por via óssea, de 500 a 4000 Hz; - onde não houve teste'),
  left_air: sent('O mesmo da orelha esquerda'),
  left_bone: sent('O mesmo da orelha esquerda'),
});

export type SentResult = z.output<typeof sentResult>;

const issue = z.object({ path: z.string(), message: z.string() });

const receivedLine = z.object({
  /** From 1, in the order in which they were sent; of a CSV the names of the columns are line 1. */
  line: z.number().int(),
  outcome: z.enum(lineOutcomes),
  resultId: z.string().nullable(),
  /** Why it waits; null where it does not. */
  why: z.enum(wordsOf(waitingReasons)).nullable(),
  /** What is wrong with a refused line, and what to do about a waiting one. */
  issues: z.array(issue),
});

export type ReceivedLine = z.output<typeof receivedLine>;

const finding = z.object({ abnormal: z.enum(said), value: z.string() });

const result = z.object({
  id: z.string(),
  version: z.number(),
  source: z.enum(wordsOf(resultSources)),
  state: z.enum(wordsOf(resultStates)),
  why: z.enum(wordsOf(waitingReasons)).nullable(),
  cpf: z.string(),
  name: z.string(),
  exam: z.string(),
  doneOn: z.string(),
  companyName: z.string(),
  employeeId: z.string().nullable(),
  employeeName: z.string(),
  createdAt: z.string(),
});

export type ResultRow = z.output<typeof result>;

const wholeResult = result.extend({
  /** Null where the key that it was sealed with is not there. */
  found: finding.extend({ observation: z.string(), hearing: z.string() }).nullable(),
  /** What the exam that it is about says now, in which version. */
  kept: finding.extend({ examId: z.string(), version: z.number() }).nullable(),
  /** What stood there before this one took its place. */
  former: finding.nullable(),
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
  /** Whoever has the CPF, wherever. */
  candidates: z.array(z.object({ employeeId: z.string(), name: z.string(), companyName: z.string() })),
});

export type WholeResult = z.output<typeof wholeResult>;

const ofResult = { resultId: idField };
const answer = z.object({ result: wholeResult });

/** What is asked of who says whose a result is. */
export const assignFields = z.object({
  employeeId: idField,
  reason: optionalLines(longestObservation).describe('Pedido onde o CPF enviado não é o desta pessoa'),
});

/** What is asked of who takes a result, or puts it aside. */
export const reasonFields = z.object({ reason: requiredLines(longestObservation) });

/** What the screen asks of who decides; a choice that is none of its words is whose the result is. */
export const decisionFields = z
  .object({ choice: requiredText(40), reason: optionalLines(longestObservation) })
  .refine(({ choice, reason }) => reason !== '' || (choice !== 'discard' && choice !== 'accept'), {
    path: ['reason'],
    message: 'Diga o motivo',
  });

export const examResultsContract = {
  receive: put('/exam-results', 'exams.manage', 'Enviar resultados de exames, em JSON ou CSV', {
    tokenScope: 'results:write',
    description: `Até ${mostResults} resultados. Cada um é achado pelo CPF e pelo dia: o que é de uma só pessoa é registrado (\`recorded\`), o que já se sabe fica como está (\`same\`), o que não se sabe de quem é, ou contradiz outro, espera que alguém decida (\`waiting\`), e o que está errado é recusado com o motivo (\`refused\`); as outras linhas seguem. O mesmo pedido pode ser repetido. Com \`Content-Type: text/csv\`, a primeira linha traz os nomes dos campos, separados por ponto e vírgula ou vírgula.`,
  })
    .input(
      z
        .object({
          results: z.array(sentResult).max(mostResults, `Envie no máximo ${mostResults} resultados por vez`).optional(),
          csv: z.string().max(1_000_000).optional().describe('O mesmo como texto CSV, em vez de `results`'),
        })
        .refine(({ results, csv }) => (results === undefined) !== (csv === undefined), {
          path: ['results'],
          message: 'Envie os resultados em `results`, ou um CSV',
        }),
    )
    .output(
      z.object({
        counts: z.object({ recorded: z.number(), same: z.number(), waiting: z.number(), refused: z.number() }),
        lines: z.array(receivedLine),
      }),
    ),
  list: get('/exam-results', 'exams.read', 'Resultados recebidos; os que esperam, ou todos')
    .input(
      listInput(['id'])
        .pick({ page: true, pageSize: true, sort: true })
        .extend({ state: z.enum(wordsOf(resultStates), { error: 'Escolha uma das opções' }).optional() }),
    )
    .output(listOutput('results', result)),
  read: get('/exam-results/{resultId}', 'exams.read', 'Ler um resultado recebido')
    .input(z.object(ofResult))
    .output(answer),
  assign: put('/exam-results/{resultId}/assign', 'exams.manage', 'Dizer de quem é um resultado recebido')
    .refuses('CONFLICT')
    .input(assignFields.extend({ ...ofResult, ...savedVersion }))
    .output(answer),
  accept: put(
    '/exam-results/{resultId}/accept',
    'exams.manage',
    'Pôr um resultado recebido no lugar do que havia, com o motivo: o anterior fica guardado',
  )
    .refuses('CONFLICT')
    .input(reasonFields.extend({ ...ofResult, ...savedVersion, examVersion: z.int32('Versão inválida') }))
    .output(answer),
  discard: put('/exam-results/{resultId}/discard', 'exams.manage', 'Descartar um resultado recebido, com o motivo')
    .refuses('CONFLICT')
    .input(reasonFields.extend({ ...ofResult, ...savedVersion }))
    .output(answer),
};
