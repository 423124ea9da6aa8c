import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CompanyPicker } from '../../../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../../../companies/companies.labels.ts';
import { companiesApi } from '../../../../companies/useCompanies.ts';
import { EmployeePicker } from '../../../../employees/EmployeePicker.tsx';
import { useFieldError } from '../../../../ui/fields/useField.ts';
import type { Subject } from '../../form.ts';

type Props = {
  companyId: string;
  employeeId: string;
  known: Subject;
  onCompany: (companyId: string) => void;
  onEmployee: (employeeId: string) => void;
};

/** The choice of whom a document is about: another company empties the employee (product 6.5). */
export function SubjectPickers({ companyId, employeeId, known: { employee }, onCompany, onEmployee }: Props) {
  const company = useRef<HTMLInputElement>(null);
  const person = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one begins when the choice is opened
  useEffect(() => (employeeId ? company : person).current?.focus(), []);
  const { data } = useQuery(companiesApi.read.queryOptions({ input: { id: companyId } }));
  return (
    <>
      <CompanyPicker
        ref={company}
        value={companyId}
        onChange={onCompany}
        known={data && companyChoice(data.company)}
        error={useFieldError('companyId')}
        required
      />
      <EmployeePicker
        ref={person}
        name="employeeId"
        companyId={companyId}
        value={employeeId}
        onChange={onEmployee}
        known={employee}
        error={useFieldError('employeeId')}
        required
      />
    </>
  );
}
