import { z } from 'zod';

/**
 * Whether a schema takes nothing but identifiers and words of a list: what a job needs to know is read when it runs, so that
 * a queue, its backups and whoever looks into them learn nothing about anybody.
 */
export function holdsIdsOnly(schema: unknown): boolean {
  if (schema instanceof z.ZodUUID || schema instanceof z.ZodEnum) return true;
  if (schema instanceof z.ZodLiteral) return [...schema.values].every((value) => typeof value === 'string');
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).every(holdsIdsOnly);
  if (schema instanceof z.ZodArray) return holdsIdsOnly(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return holdsIdsOnly(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.every(holdsIdsOnly);
  if (schema instanceof z.ZodRecord) return holdsIdsOnly(schema.keyType) && holdsIdsOnly(schema.valueType);
  return false;
}
