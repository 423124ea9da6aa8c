import { Alert } from '@mantine/core';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { errorMessage } from '../platform/browser/api-client.ts';
import { fetchScript } from '../platform/browser/scripts.ts';
import { usePractice } from '../practice/usePractice.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';
import { onDemand } from '../ui/on-demand/onDemand.tsx';
import { Page } from '../ui/Page.tsx';
import { errorToast } from '../ui/toast/toast.ts';
import { EmployeeAuditLink } from './EmployeeAuditLink.tsx';
import { useReferralId } from './forms/attended/useAttended.ts';
import { useStart } from './forms/base/useStart.ts';
import { useFreshSubject } from './forms/useFreshSubject.ts';
import { SubjectContext } from './forms/useSubject.ts';
import { PaperNotices } from './paper/PaperNotices.tsx';
import { EmployeeSummary } from './summary/EmployeeSummary.tsx';

const waiting = <LoadingBlock height={240} />;

// The company, who sees other documents at one of this page's addresses, does without the forms.
const FormTabs = onDemand(
  async () => (await fetchScript(() => import('./forms/editor/FormTabs.tsx'))).FormTabs,
  waiting,
);
const AttendedForms = onDemand(
  async () => (await fetchScript(() => import('./forms/attended/AttendedForms.tsx'))).AttendedForms,
  waiting,
);
const StartedForms = onDemand(
  async () => (await fetchScript(() => import('./forms/base/StartedForms.tsx'))).StartedForms,
  waiting,
);

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
  const { subject, error: subjectError } = useFreshSubject(employeeId);
  const { practice, error: practiceError } = usePractice();
  const start = useStart();
  const referralId = useReferralId();
  const error = subjectError ?? practiceError;
  if (error) return <Alert color="red">{errorMessage(error)}</Alert>;
  if (!subject || !practice) return <LoadingBlock height={240} />;
  return (
    <>
      <EmployeeSummary employee={subject.employee} />
      <PaperNotices />
      <SubjectContext value={subject}>
        {start ? (
          <StartedForms key={`${start.documentId} ${start.corrects}`} start={start} subject={subject} />
        ) : referralId ? (
          <AttendedForms key={referralId} referralId={referralId} employeeId={employeeId}>
            <FormTabs subject={subject} />
          </AttendedForms>
        ) : (
          <FormTabs subject={subject} />
        )}
      </SubjectContext>
    </>
  );
}
