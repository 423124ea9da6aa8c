import { z } from 'zod';
import type { Shape } from '../joined.ts';

/** The fields of a record as a change of it says them: one that may be left out is known to be. */
type ChangeFields<Fields extends Shape> = {
  readonly [Name in keyof Fields]: Fields[Name] extends z.ZodDefault<infer Typed extends z.ZodType>
    ? z.ZodOptional<Typed>
    : Fields[Name];
};

/** What is typed over a record: each of its fields, but for those that may be left out. */
export type TypedOver<Fields extends Shape> = {
  readonly [Name in keyof Fields as Fields[Name] extends z.ZodDefault ? never : Name]: string;
} & {
  readonly [Name in keyof Fields as Fields[Name] extends z.ZodDefault ? Name : never]?: string | undefined;
};

/**
 * Without what stands in a new record for the fields that are left out: where the record is there already, what is not said
 * stays as it is.
 */
export function changeFieldsOf<Fields extends Shape>(fields: Fields): ChangeFields<Fields> {
  const asChanged = ([name, schema]: [string, z.ZodType]) => [
    name,
    schema instanceof z.ZodDefault ? z.optional(schema.unwrap()) : schema,
  ];
  return Object.fromEntries(Object.entries(fields).map(asChanged)) as ChangeFields<Fields>;
}

/** What is said of a record, without what is left out. */
export function saidOf<Typed extends object>(typed: Typed): Partial<Typed> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as Partial<Typed>;
}
