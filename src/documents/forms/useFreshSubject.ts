import { useQuery } from '@tanstack/react-query';
import { companiesApi } from '../../companies/useCompanies.ts';
import { employeesApi } from '../../employees/useEmployees.ts';
import { editQuery } from '../../ui/form/edit-query.ts';
import type { Subject } from './form.ts';

/**
 * For whom forms are filled in, as the register has them when the screen opens. What is filled in stays based on it: neither a
 * later change nor a later failure takes open forms away.
 */
export function useFreshSubject(employeeId: string): { subject: Subject | undefined; error: unknown } {
  const { data, error, isFetchedAfterMount } = useQuery({
    ...editQuery,
    queryKey: ['subject', employeeId],
    queryFn: async ({ signal }): Promise<Subject> => {
      const [{ employee }, { unit }] = await Promise.all([
        employeesApi.read.call({ employeeId }, { signal }),
        employeesApi.readUnit.call({ employeeId }, { signal }),
      ]);
      const { company } = await companiesApi.read.call({ id: employee.companyId }, { signal });
      return { employee, company, unit };
    },
  });
  const subject = isFetchedAfterMount ? data : undefined;
  return { subject, error: subject ? null : error };
}
