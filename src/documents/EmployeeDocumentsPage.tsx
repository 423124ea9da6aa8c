import { href, useParams } from 'react-router';
import { PageTabs } from '../ui/PageTabs.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { EmployeeAuditLink } from './EmployeeAuditLink.tsx';
import { AfterJobLink } from './person/after-job/AfterJobLink.tsx';

export function meta() {
  return [{ title: 'Visualizar documentos · Zelo' }];
}

/** The stored documents of the employee in the address. */
export default function EmployeeDocumentsPage() {
  const { employeeId } = useParams();
  return (
    <DocumentTable
      employeeId={employeeId}
      actions={
        employeeId && (
          <>
            <AfterJobLink employeeId={employeeId} />
            <EmployeeAuditLink employeeId={employeeId} />
          </>
        )
      }
      tabs={
        employeeId && (
          <PageTabs
            label="Do colaborador"
            tabs={[
              { label: 'Documentos', to: href('/documents/view/:employeeId', { employeeId }) },
              { label: 'Exames realizados', to: href('/documents/view/:employeeId/exams', { employeeId }) },
            ]}
          />
        )
      }
    />
  );
}
