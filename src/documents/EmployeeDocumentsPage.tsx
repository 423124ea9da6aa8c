import { useParams } from 'react-router';
import { DocumentTable } from './DocumentTable.tsx';
import { EmployeeAuditLink } from './EmployeeAuditLink.tsx';

export function meta() {
  return [{ title: 'Visualizar documentos · Zelo' }];
}

/** The stored documents of the employee in the address. */
export default function EmployeeDocumentsPage() {
  const { employeeId } = useParams();
  return (
    <DocumentTable employeeId={employeeId} actions={employeeId && <EmployeeAuditLink employeeId={employeeId} />} />
  );
}
