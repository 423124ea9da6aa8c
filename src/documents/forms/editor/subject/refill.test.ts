import { expect, test } from 'vitest';
import type { Company } from '../../../../companies/companies.contract.ts';
import type { Employee } from '../../../../employees/employees.contract.ts';
import { asoExamples } from '../../aso/aso.example.ts';
import { blankAso } from '../../aso/aso.labels.ts';
import { declarationExamples } from '../../declaration/declaration.example.ts';
import { chosenIn, nobodyOf, refill } from './refill.rules.ts';

const company = {
  id: 'c2',
  fantasy_name: 'Oficina',
  corporate_reason: 'Oficina Ltda.',
  cnpj: '22.333.444/0001-81',
} as Company;
const employee = { id: 'e2', name: 'João Prado', cpf: '133.782.710-00', dt_birth: '1985-03-02', rg: '' } as Employee;

test('a company without an employee empties who the document is about, and names no one to print it for', () => {
  const blank = blankAso(nobodyOf(company));
  expect(blank).toMatchObject({ companyName: 'Oficina', corporate_reason: 'Oficina Ltda.', cnpj: company.cnpj });
  expect(blank).toMatchObject({ companyId: 'c2', employeeId: '', name: '', cpf: '', rg: '', dt_birth: '' });
});

test('an employee who is chosen then fills in what the record says; what was typed meanwhile stays', () => {
  const { typical } = asoExamples;
  const before = { ...blankAso(nobodyOf(company)), physicalRisks: 'Ruído', exams: typical.exams, rg: 'digitado' };
  expect(refill(before, blankAso({ company, employee, unit: null }))).toMatchObject({
    employeeId: 'e2',
    name: 'João Prado',
    cpf: '133.782.710-00',
    dt_birth: '1985-03-02',
    physicalRisks: 'Ruído',
    exams: typical.exams,
    rg: 'digitado',
  });
});

test('only a form that holds a company and an employee lets them be chosen', () => {
  expect(chosenIn(asoExamples.typical)).toEqual({ companyId: 'c1', employeeId: 'e1' });
  expect(chosenIn(declarationExamples.typical)).toBeNull();
});
