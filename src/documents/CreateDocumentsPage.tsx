import { Alert, Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useProfile } from '../access/useProfile.ts';
import { companiesApi } from '../companies/useCompanies.ts';
import { employeesApi } from '../employees/useEmployees.ts';
import { errorMessage } from '../platform/browser/api-client.ts';
import { draftKey, hasDraft } from '../platform/browser/draft-store.ts';
import { Page } from '../ui/Page.tsx';
import { errorToast } from '../ui/toast.ts';
import { EmployeeAuditLink } from './EmployeeAuditLink.tsx';
import { EmployeeSummary } from './EmployeeSummary.tsx';
import { FormWorkspace } from './forms/FormWorkspace.tsx';
import type { Subject } from './forms/form.ts';
import { documentForms } from './forms/registry.ts';

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
  const employee = read.data?.employee;
  const companyRead = useQuery(
    companiesApi.read.queryOptions({
      input: { id: employee?.companyId ?? '' },
      enabled: employee !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const company = companyRead.data?.company;
  const error = read.error ?? companyRead.error;
  if (error) return <Alert color="red">{errorMessage(error)}</Alert>;
  if (!employee || !company) return <Skeleton height={240} aria-label="Carregando" />;
  return (
    <>
      <EmployeeSummary employee={employee} />
      <FormTabs subject={{ employee, company }} />
    </>
  );
}

/**
 * A form is made when its tab is first opened and stays from then on: changing tabs loses nothing. A form with a draft says
 * so on its tab and is shown first.
 */
function FormTabs({ subject }: { subject: Subject }) {
  const userId = useProfile()?.user.id ?? '';
  const [keys] = useState(
    () => new Map(documentForms.map(({ kind }) => [kind, draftKey(userId, subject.employee.id, kind)])),
  );
  const [drafted, setDrafted] = useState(() =>
    documentForms.map(({ kind }) => kind).filter((kind) => hasDraft(keys.get(kind) ?? '')),
  );
  const [first] = useState(drafted[0] ?? documentForms[0]?.kind ?? '');
  const [opened, setOpened] = useState<readonly string[]>([first]);
  return (
    <Tabs
      defaultValue={first}
      keepMounted
      mt="lg"
      onChange={(kind) => kind && setOpened((before) => (before.includes(kind) ? before : [...before, kind]))}
    >
      <Tabs.List aria-label="Documentos">
        {documentForms.map(({ kind, tab }) => (
          <Tabs.Tab key={kind} value={kind}>
            {tab}
            {drafted.includes(kind) && ' (rascunho)'}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {documentForms.map((definition) => (
        <Tabs.Panel key={definition.kind} value={definition.kind} pt="lg">
          {opened.includes(definition.kind) && (
            <FormWorkspace
              definition={definition}
              subject={subject}
              draftKey={keys.get(definition.kind) ?? ''}
              onDraftDecided={() => setDrafted((before) => before.filter((kind) => kind !== definition.kind))}
            />
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
