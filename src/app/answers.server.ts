import type { AnySchema } from '@orpc/contract';
import type { z } from 'zod';

/**
 * What of an answer its contract names: a column that the contract does not know never leaves. The rows of a list come
 * from one statement and are alike, so of a list only the first row is looked at, unless it holds more than it should:
 * looking at a thousand costs half as much as reading them (docs/performance.md).
 * @throws when the answer is not what the contract promises
 */
export function named(schema: AnySchema, answer: unknown): unknown {
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
