import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { companiesApi } from '../companies/useCompanies.ts';
import { employeesApi } from '../employees/useEmployees.ts';
import { errorMessage } from '../platform/browser/api-client.ts';
import { fetchScript } from '../platform/browser/scripts.ts';
import { usePractice } from '../practice/usePractice.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';
import { Page } from '../ui/Page.tsx';
import { errorToast } from '../ui/toast/toast.ts';
import { EmployeeAuditLink } from './EmployeeAuditLink.tsx';
import { EmployeeSummary } from './EmployeeSummary.tsx';
import { useStart } from './forms/base/useStart.ts';
import { SubjectContext } from './forms/useSubject.ts';
import { PaperNotices } from './paper/PaperNotices.tsx';

// The company, who sees other documents at one of this page's addresses, does without the forms.
const FormTabs = lazy(async () => ({
  default: (await fetchScript(() => import('./forms/editor/FormTabs.tsx'))).FormTabs,
}));
const StartedForms = lazy(async () => ({
  default: (await fetchScript(() => import('./forms/base/StartedForms.tsx'))).StartedForms,
}));

export function meta() {
  return [{ title: 'Cadastrar Documentos · Zelo' }];
}

/** The printable forms for the employee in the address, as tabs under the employee's summary. */
export default function CreateDocumentsPage() {
  const { employeeId } = useParams();
  useEffect(() => {
    if (!employeeId) errorToast('Colaborador não reconhecido.');
  }, [employeeId]);
  return (
    <Page title="Cadastrar Documentos" actions={employeeId && <EmployeeAuditLink employeeId={employeeId} />}>
      {employeeId && <Forms employeeId={employeeId} key={employeeId} />}
    </Page>
  );
}

function Forms({ employeeId }: { employeeId: string }) {
  const read = useQuery(employeesApi.read.queryOptions({ input: { employeeId }, staleTime: Number.POSITIVE_INFINITY }));
  const unitRead = useQuery(
    employeesApi.readUnit.queryOptions({ input: { employeeId }, staleTime: Number.POSITIVE_INFINITY }),
  );
  const employee = read.data?.employee;
  const companyRead = useQuery(
    companiesApi.read.queryOptions({
      input: { id: employee?.companyId ?? '' },
      enabled: employee !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const company = companyRead.data?.company;
  const { practice, error: practiceError } = usePractice();
  const start = useStart();
  const error = read.error ?? unitRead.error ?? companyRead.error ?? practiceError;
  if (error) return <Alert color="red">{errorMessage(error)}</Alert>;
  if (!unitRead.data || !employee || !company || !practice) return <LoadingBlock height={240} />;
  const subject = { employee, company, unit: unitRead.data.unit };
  return (
    <>
      <EmployeeSummary employee={employee} />
      <PaperNotices />
      <Suspense fallback={<LoadingBlock height={240} />}>
        <SubjectContext value={subject}>
          {start ? (
            <StartedForms key={`${start.documentId} ${start.corrects}`} start={start} subject={subject} />
          ) : (
            <FormTabs subject={subject} />
          )}
        </SubjectContext>
      </Suspense>
    </>
  );
}
