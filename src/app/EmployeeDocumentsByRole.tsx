import { Navigate, useParams } from 'react-router';
import CreateDocumentsPage from '../documents/CreateDocumentsPage.tsx';
import { DocumentTable } from '../documents/DocumentTable.tsx';
import { useProfile } from '../sign-in/useProfile.ts';

export function meta() {
  return [{ title: 'Documentos do colaborador · Zelo' }];
}

/** The company sees its employee's stored documents, the professional the six forms (product 2.4). */
export default function EmployeeDocumentsByRole() {
  const profile = useProfile();
  const { employeeId } = useParams();
  switch (profile?.user.type) {
    case 'company':
      return <DocumentTable employeeId={employeeId} />;
    case 'professional':
      return <CreateDocumentsPage />;
    default:
      return <Navigate to="/dashboard" replace />;
  }
}
