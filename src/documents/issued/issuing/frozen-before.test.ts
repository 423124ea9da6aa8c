import { expect, test } from 'vitest';
import { exampleInput } from '../../typeset/typeset.example.ts';
import type { Content } from './content.server.ts';
import { inputOf } from './finish-issue.server.ts';

test('a paper that was frozen with the person at its foot, before the sixth layout, has them at its head', () => {
  const { paper, issuer, name, kind, issuedAt } = exampleInput;
  const { whose, ...rest } = paper;
  const content = JSON.parse(
    JSON.stringify({
      paper: { ...rest, foot: whose },
      issuer,
      code: 'A'.repeat(16),
      address: 'https://zelo.example/v/A',
    }),
  ) as Content;
  const input = inputOf({ kind, name, issuedAt, contentHash: 'b'.repeat(64) }, content, null);
  expect(input.paper.whose).toBe('Maria Aparecida dos Santos · CPF 529.982.247-25');
});
