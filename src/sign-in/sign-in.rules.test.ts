import { expect, test } from 'vitest';
import { signInInput } from './sign-in.contract.ts';
import { signInIssues } from './sign-in.rules.ts';

const emails = [
  '',
  ' ',
  'a@b',
  'a@b.c',
  'ana.lima',
  'ana@',
  'ana lima@x.br',
  'ana@x..br',
  'ana@zelo.test',
  ' ana@zelo.test ',
];
const passwords = ['', '12345', '123456', 'estetoscópio'];

/** The contract's first word on each field. */
function contractIssues(input: { email: string; password: string }) {
  const result = signInInput.safeParse(input);
  const issues: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) issues[String(path[0])] ??= message;
  return issues;
}

test.each(emails.flatMap((email) => passwords.map((password) => ({ email, password }))))(
  'the form and the contract say the same of %o',
  (input) => {
    expect(signInIssues(input)).toEqual(contractIssues(input));
  },
);
