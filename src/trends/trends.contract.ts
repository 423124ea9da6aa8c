import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';

const { get } = callsOf('Evolução');

const measure = z.object({
  /** As it was written down. */
  text: z.string(),
  /** As it is drawn; null for words, and where nothing was measured. */
  number: z.number().nullable(),
});

const course = z.object({
  name: z.string(),
  columns: z.array(z.object({ key: z.string(), label: z.string() })),
  /** What is drawn in one picture each: columns of the same unit. */
  drawn: z.array(z.object({ name: z.string(), keys: z.array(z.string()), digits: z.number() })),
  entries: z.array(
    z.object({
      documentId: z.string(),
      documentName: z.string(),
      doneBy: z.string(),
      doneOn: z.string(),
      measures: z.record(z.string(), measure),
    }),
  ),
});

/** What was measured of a person again and again: the oldest first. */
export type Course = z.output<typeof course>;

export const trendsContract = {
  list: get('/employee/{employeeId}/trends', 'trends.read', 'Ler o que se mediu de um colaborador ao longo dos anos')
    .input(z.object({ employeeId: idField }))
    .output(
      z.object({
        courses: z.array(course),
        /** How many documents that may tell of it can't be opened. */
        unopened: z.number(),
      }),
    ),
};
