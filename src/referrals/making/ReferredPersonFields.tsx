import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { EmployeePicker } from '../../employees/EmployeePicker.tsx';
import { employeesApi } from '../../employees/useEmployees.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import { onDemand } from '../../ui/on-demand/onDemand.tsx';
import { OccasionFields } from './OccasionFields.tsx';

// Fetched when a person is chosen: which exams are proposed is asked of the server once the occasion is, too.
const ReferredExams = onDemand(async () => (await fetchScript(() => import('./ReferredExams.tsx'))).ReferredExams);

/** Whom the form around it is about, once chosen and read. */
export function useReferredPerson() {
  const employeeId: string = useWatch({ name: 'employeeId' }) ?? '';
  const { data } = useQuery(employeesApi.read.queryOptions({ input: { employeeId }, enabled: employeeId !== '' }));
  return employeeId === '' ? undefined : data?.employee;
}

/**
 * Who is sent, for what and for which exams, as fields of the form around them. A company sends its own people.
 * @param onChosen told when it is about somebody else
 */
export function ReferredPersonFields({ onChosen }: { onChosen?: () => void }) {
  const isCompany = useProfile()?.user.type === 'company';
  const ownId = useOwnerId();
  const { field, fieldState } = useController({ name: 'employeeId' });
  const employee = useReferredPerson();
  const [company, setCompany] = useState('');
  const companyId = isCompany ? ownId : company || (employee?.companyId ?? '');
  /** From then on they stay: they know for whom they have been ticked. */
  const [isChosen, setChosen] = useState(false);
  if (!isChosen && field.value) setChosen(true);
  function choose(id: string) {
    field.onChange(id);
    onChosen?.();
  }
  return (
    <>
      {!isCompany && (
        <CompanyPicker
          required
          value={companyId}
          onChange={(id) => {
            setCompany(id);
            choose('');
          }}
          onOnly={setCompany}
          known={employee && { value: employee.companyId, label: 'Empresa do colaborador' }}
        />
      )}
      <EmployeePicker
        ref={field.ref}
        required
        companyId={companyId}
        value={field.value ?? ''}
        onChange={choose}
        error={fieldState.error?.message}
        known={employee}
      />
      <OccasionFields />
      {isChosen && <ReferredExams />}
    </>
  );
}
