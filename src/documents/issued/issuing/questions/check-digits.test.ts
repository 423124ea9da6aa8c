import { expect, test } from 'vitest';
import { z } from 'zod';
import { issuableOf } from '../../../forms/issuable.server.ts';
import { formKinds } from '../../../forms/registry.ts';
import { checkedAnswerNames, wrongNumbers } from './check-digits.rules.ts';

/** The names of the answers of a form, those in its rows, too. */
function namesIn(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => [name, ...namesIn(part as z.ZodType)]);
  return schema instanceof z.ZodArray ? namesIn(schema.element as z.ZodType) : [];
}

test.each(formKinds)('of %s every answer that is such a number is checked', async (kind) => {
  const { schema } = await issuableOf(kind);
  const names = namesIn(schema);
  expect(names.length).toBeGreaterThan(4);
  const numbers = names.filter((name) => /cpf|cnpj|caepf|nis\b|pis\b/i.test(name));
  expect(Object.keys(checkedAnswerNames)).toEqual(expect.arrayContaining(numbers));
});

test('each wrong number is asked about by what it is called', () => {
  const wrong = {
    cpf: '295.379.955-92',
    employeeCpf: '111.111.111-11',
    cnpj: '54.550.752/0001-56',
    nis: '120.56412.54-7',
  };
  expect(wrongNumbers(wrong)).toEqual([
    'CPF 295.379.955-92',
    'CPF 111.111.111-11',
    'CNPJ 54.550.752/0001-56',
    'NIS 120.56412.54-7',
  ]);
  expect(wrongNumbers({ cnpj: '133.782.710-01' })).toEqual(['CPF 133.782.710-01']);
  const right = { cpf: '295.379.955-93', cnpj: '293.118.610/001-84', nis: '120.56412.84-7', employeeCpf: '' };
  expect(wrongNumbers(right)).toEqual([]);
});
