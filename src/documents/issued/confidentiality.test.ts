import { expect, test } from 'vitest';
import { type FormKind, formLabels } from '../documents.labels.ts';
import { declarationTitles } from '../forms/declaration/declaration.labels.ts';
import { confidentialityOf } from './confidentiality.rules.ts';

test('an ASO is never under confidentiality, every other kind is unless somebody may choose', () => {
  const kinds = Object.keys(formLabels) as FormKind[];
  expect(kinds.filter((kind) => confidentialityOf(kind, {}) === 'never')).toEqual(['aso']);
  expect(kinds.filter((kind) => confidentialityOf(kind, {}) === 'chosen')).toEqual([]);
});

test('of the declarations only that of attendance may be opened to the company', () => {
  const open = declarationTitles.filter((title) => confidentialityOf('declaration', { title }) === 'chosen');
  expect(open).toEqual(['Declaração de comparecimento']);
  expect(confidentialityOf('anamnesis', { title: 'Declaração de comparecimento' })).toBe('always');
});
