import { expect, test } from 'vitest';
import { blankAnamnesis } from '../anamnesis/anamnesis.labels.ts';
import { blankAso } from '../aso/aso.labels.ts';
import type { Subject } from '../form.ts';

const company = {
  id: 'c',
  cnpj: '11.222.333/0001-81',
  corporate_reason: 'Pão Quente Ltda.',
  fantasy_name: 'Pão Quente',
};
const unit = { identification: 'Loja Centro', cnpj: '11.222.333/0002-62' };
const of = (unit: Subject['unit']) => ({ employee: { id: 'e', dt_birth: '1990-05-20' }, company, unit }) as Subject;

test.each([
  ['ASO', blankAso],
  ['anamnesis', blankAnamnesis],
])('the employer of a new %s is the establishment: a worker of a unit has its CNPJ', (_form, blank) => {
  expect(blank(of(unit))).toMatchObject({ cnpj: unit.cnpj, companyName: company.fantasy_name });
  expect(blank(of(null)).cnpj).toBe(company.cnpj);
});
