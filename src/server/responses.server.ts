import { Readable } from 'node:stream';
import type { AnySchema } from '@orpc/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { contentDisposition } from '../platform/files/content-disposition.rules.ts';
import { Download, Parts, Rows } from '../platform/response.server.ts';

/**
 * Sends what a handler answers, and of it what its contract names: everything is read by the contract, except the rows of a
 * list whose query was made from the contract's own declaration; reading a thousand costs half as much as finding them
 * (docs/performance.md). A list in parts and a file are sent while they are being read. Whoever goes away before the end
 * ends the reading.
 * @throws when the answer is not what the contract promises
 */
export function send(reply: FastifyReply, schema: AnySchema, answer: unknown): unknown {
  const output = schema as unknown as z.ZodType;
  if (answer instanceof Download) {
    reply.header('content-disposition', contentDisposition('attachment', answer.name));
    return reply.type(answer.type).send(Readable.from(answer.parts, { objectMode: false }));
  }
  const [name, list] = selectedList(answer);
  if (!list) return output.parse(answer);
  mustBeOf(output, name, list);
  const rest = output.parse({ ...(answer as object), [name]: [] }) as object;
  if (list instanceof Rows) return { ...rest, [name]: list.rows };
  reply.type('application/json; charset=utf-8');
  return reply.send(Readable.from(inParts(rest, name, list), { objectMode: false }));
}

function selectedList(answer: unknown): readonly [string, Rows<unknown> | Parts<unknown> | null] {
  const entries = typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
  const [name, list] = entries.find(([, value]) => value instanceof Rows || value instanceof Parts) ?? ['', null];
  return [name, list];
}

/** @throws when the rows were selected for another list than the one that the contract promises here */
function mustBeOf(output: z.ZodType, name: string, { of }: Rows<unknown> | Parts<unknown>): void {
  const promised = output instanceof z.ZodObject ? output.shape[name] : undefined;
  if (!(promised instanceof z.ZodArray) || promised.element !== of)
    throw new Error(`${name}: rows of another contract`);
}

/** The same text as of a list that is there at once. */
async function* inParts(rest: object, name: string, { read }: Parts<unknown>) {
  const [head, tail] = JSON.stringify({ ...rest, [name]: [] }).split(`${JSON.stringify(name)}:[]`);
  yield `${head}${JSON.stringify(name)}:[`;
  let separator = '';
  for await (const rows of read()) {
    if (rows.length === 0) continue;
    yield separator + JSON.stringify(rows).slice(1, -1);
    separator = ',';
  }
  yield `]${tail}`;
}
