import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { EmployeePicker } from '../../employees/EmployeePicker.tsx';
import { employeesApi } from '../../employees/useEmployees.ts';
import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';

/** Who is away, as a field of the form around it; a company chooses among its own people. */
export function AbsentPersonField() {
  const isCompany = useProfile()?.user.type === 'company';
  const ownId = useOwnerId();
  const { field, fieldState } = useController({ name: 'employeeId' });
  const employeeId: string = field.value ?? '';
  const { data } = useQuery(employeesApi.read.queryOptions({ input: { employeeId }, enabled: employeeId !== '' }));
  const employee = employeeId === '' ? undefined : data?.employee;
  const [company, setCompany] = useState('');
  const companyId = isCompany ? ownId : company || (employee?.companyId ?? '');
  return (
    <>
      {!isCompany && (
        <CompanyPicker
          required
          value={companyId}
          onChange={(id) => {
            setCompany(id);
            field.onChange('');
          }}
          onOnly={setCompany}
          known={employee && { value: employee.companyId, label: 'Empresa do colaborador' }}
        />
      )}
      <EmployeePicker
        ref={field.ref}
        required
        companyId={companyId}
        value={employeeId}
        onChange={field.onChange}
        error={fieldState.error?.message}
        known={employee}
      />
    </>
  );
}
