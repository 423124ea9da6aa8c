import { expect, test } from 'vitest';
import { type FormKind, formLabels } from '../../documents.labels.ts';
import { declarationTitles } from '../../forms/declaration/declaration.labels.ts';
import { formExamples } from '../../forms/forms.example.ts';
import { confidentialityOf } from './confidentiality.rules.ts';
import { issuables } from './issuable.server.ts';

const kinds = Object.keys(formLabels) as FormKind[];

test('an ASO is never under confidentiality, every other kind is unless somebody may choose', () => {
  expect(kinds.filter((kind) => confidentialityOf(kind, {}) === 'never')).toEqual(['aso']);
  expect(kinds.filter((kind) => confidentialityOf(kind, {}) === 'open')).toEqual([]);
});

test('of the declarations only that of attendance may be opened to the company', () => {
  const open = declarationTitles.filter((title) => confidentialityOf('declaration', { title }) === 'open');
  expect(open).toEqual(['Declaração de comparecimento']);
  expect(confidentialityOf('anamnesis', { title: 'Declaração de comparecimento' })).toBe('always');
});

test.each(kinds)('what the screen says of %s is what the server makes of it', (kind) => {
  for (const answers of Object.values(formExamples[kind])) {
    expect(confidentialityOf(kind, answers)).toBe(issuables[kind].confidentiality(answers));
  }
});
