import { expect, test } from 'vitest';
import { z } from 'zod';
import { jobs } from '../../app/workshop/jobs.server.ts';
import { holdsIdsOnly } from './ids-only.server.ts';
import { defineJob } from './job.server.ts';

const handle = async () => {};

test.each([
  ['ids', z.object({ to: z.uuid(), others: z.array(z.uuid()), by: z.uuid().optional(), none: z.uuid().nullable() })],
  ['words of a list', z.object({ template: z.enum(['invitation', 'digest']), kind: z.literal('mail') })],
  ['ids by words of a list', z.object({ ids: z.partialRecord(z.enum(['document']), z.uuid()) })],
  ['nothing', z.object({})],
])('a payload may hold %s', (_what, payload) => {
  expect(() => defineJob({ kind: 'example', payload, handle })).not.toThrow();
});

test.each([
  ['a text', z.object({ address: z.string() })],
  ['an e-mail address', z.object({ address: z.email() })],
  ['a number', z.object({ count: z.number() })],
  ['anything', z.object({ what: z.unknown() })],
  ['a text among ids', z.object({ ids: z.array(z.union([z.uuid(), z.string()])) })],
  ['ids by any word', z.object({ ids: z.record(z.string(), z.uuid()) })],
  ['what a text becomes', z.object({ at: z.coerce.date() })],
])('a job with %s in its payload cannot be defined', (_what, payload) => {
  expect(() => defineJob({ kind: 'example', payload, handle })).toThrow('holds more than ids');
});

test('each kind of job is there once', () => {
  const kinds = jobs.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(holdsIdsOnly(z.object({}))).toBe(true);
});
