import { z } from 'zod';

/**
 * The fields of what a call takes, also of what is checked as a whole, made into something else or may be left out. Null where they
 * can’t be read.
 */
export function fieldsOf(input: unknown): z.core.$ZodShape | null {
  if (input === undefined) return {};
  if (input instanceof z.ZodObject) return input.shape;
  if (input instanceof z.ZodPipe) return fieldsOf(input.in instanceof z.ZodTransform ? input.out : input.in);
  if (input instanceof z.ZodOptional || input instanceof z.ZodNullable || input instanceof z.ZodReadonly) {
    return fieldsOf(input.unwrap());
  }
  return null;
}
