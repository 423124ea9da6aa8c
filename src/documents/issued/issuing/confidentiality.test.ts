import { expect, test } from 'vitest';
import { declarationTitles } from '../../forms/declaration/declaration.labels.ts';
import { type FormKind, formKinds, forms } from '../../forms/registry.ts';

const of = (kind: FormKind, answers = {}) => forms[kind].confidentiality(answers);

test('an ASO, a receipt of exams and a refusal of a vaccine are never under confidentiality, every other kind is unless somebody may choose', () => {
  expect(formKinds.filter((kind) => of(kind) === 'never')).toEqual(['aso', 'exam-receipt', 'vaccine-refusal']);
  expect(formKinds.filter((kind) => of(kind) === 'open')).toEqual([]);
});

test('of the declarations only that of attendance may be opened to the company', () => {
  const open = declarationTitles.filter((title) => of('declaration', { title }) === 'open');
  expect(open).toEqual(['Declaração de comparecimento']);
  expect(of('anamnesis', { title: 'Declaração de comparecimento' })).toBe('always');
});

test('a company looks for what it may see', () => {
  const seen = formKinds.filter((kind) => kind === 'declaration' || of(kind) === 'never');
  expect(formKinds.filter((kind) => forms[kind].seenByCompany)).toEqual(seen);
});
