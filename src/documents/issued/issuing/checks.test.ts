import { expect, test } from 'vitest';
import type { FormKind } from '../../documents.labels.ts';
import { formExamples } from '../../forms/forms.example.ts';
import { checkedAnswers } from './checks.server.ts';
import { issuables } from './issuable.server.ts';

const examples = Object.entries(formExamples).flatMap(([kind, examples]) =>
  Object.entries(examples).map(([name, answers]) => [kind as FormKind, name, answers] as const),
);

test.each(examples)(
  '%s, %s: what is frozen is what the form holds, dates as they are typed',
  (kind, _name, answers) => {
    expect(checkedAnswers(issuables[kind].schema, answers)).toEqual(answers);
  },
);

test('a text that looks like a date of the database stays as it was typed', () => {
  const answers = { ...formExamples.declaration.typical, text_field: '2026-11-22', dt_birth: '20-05-1990' };
  expect(checkedAnswers(issuables.declaration.schema, answers)).toMatchObject({
    text_field: '2026-11-22',
    dt_birth: '20-05-1990',
  });
});
