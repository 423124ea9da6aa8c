import { Readable } from 'node:stream';
import type { AnySchema } from '@orpc/contract';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Download, Parts } from '../platform/response.server.ts';

/**
 * Sends what a handler answers: what its contract names of it, a list in parts and a file while they are being read. Whoever
 * goes away before the end ends the reading.
 */
export function send(reply: FastifyReply, schema: AnySchema, answer: unknown): unknown {
  if (answer instanceof Download) {
    reply.header('content-disposition', `attachment; filename="${answer.name}"`);
    return reply.type(answer.type).send(Readable.from(answer.text, { objectMode: false }));
  }
  const list = isObject(answer) && Object.entries(answer).find(([, value]) => value instanceof Parts);
  if (!list) return filterByContract(schema, answer);
  const text = inParts(schema, answer, list[0], list[1] as Parts<unknown>);
  return reply.type('application/json; charset=utf-8').send(Readable.from(text, { objectMode: false }));
}

/** The same text as of a list that is there at once. */
async function* inParts(schema: AnySchema, answer: object, name: string, { read }: Parts<unknown>) {
  const [head, tail] = JSON.stringify({ ...answer, [name]: [] }).split(`${JSON.stringify(name)}:[]`);
  yield `${head}${JSON.stringify(name)}:[`;
  let separator = '';
  for await (const rows of read()) {
    if (rows.length === 0) continue;
    const { [name]: checked } = filterByContract(schema, { ...answer, [name]: rows }) as Record<string, unknown>;
    yield separator + JSON.stringify(checked).slice(1, -1);
    separator = ',';
  }
  yield `]${tail}`;
}

/**
 * What of an answer its contract names: a column that the contract does not know never leaves. The rows of a list come
 * from one statement and are alike, so of a list only the first row is looked at, unless it holds more than it should:
 * looking at a thousand costs half as much as reading them (docs/performance.md).
 * @throws when the answer is not what the contract promises
 */
export function filterByContract(schema: AnySchema, answer: unknown): unknown {
  const output = schema as unknown as z.ZodType;
  if (!isObject(answer)) return output.parse(answer);
  const sample = output.parse(Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, first(value)])));
  const longer = Object.values(answer).some((value) => Array.isArray(value) && value.length > 1);
  if (!longer) return sample;
  const asPromised = Object.entries(answer).every(([name, value]) => sameNames(first(value), sample, name));
  return asPromised ? answer : output.parse(answer);
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, 1) : value;
}

/** Whether what stands under a name holds, at every depth, the names that its parsed form holds. */
function sameNames(value: unknown, parsed: unknown, name: string): boolean {
  if (!isObject(parsed) || !Object.hasOwn(parsed, name)) return value === undefined;
  const inner = parsed[name];
  if (!isObject(value) || !isObject(inner)) return true;
  return Object.keys(value).every((key) => sameNames(value[key], inner, key));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
