import { expect, test } from 'vitest';
import { formExamples } from '../../forms/forms.example.ts';
import { issuableOf } from '../../forms/issuable.server.ts';
import type { FormKind } from '../../forms/registry.ts';
import { checkedAnswers } from './checks.server.ts';

const examples = Object.entries(formExamples).flatMap(([kind, examples]) =>
  Object.entries(examples).map(([name, answers]) => [kind as FormKind, name, answers] as const),
);

test.each(examples)('%s, %s: what is frozen is what the form holds', async (kind, _name, answers) => {
  const { schema } = await issuableOf(kind);
  expect(checkedAnswers(schema, answers)).toEqual(answers);
});

test('a text that looks like a date of the database stays as it was typed', async () => {
  const answers = { ...formExamples.declaration.typical, text_field: '2026-11-22', dt_birth: '20-05-1990' };
  const { schema } = await issuableOf('declaration');
  expect(checkedAnswers(schema, answers)).toMatchObject({
    text_field: '2026-11-22',
    dt_birth: '1990-05-20',
  });
});
