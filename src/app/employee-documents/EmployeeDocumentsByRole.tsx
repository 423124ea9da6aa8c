import { Navigate, useParams } from 'react-router';
import CreateDocumentsPage from '../../documents/CreateDocumentsPage.tsx';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { useProfile } from '../../sign-in/useProfile.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { onDemand } from '../../ui/on-demand/onDemand.tsx';

// The professional, whose forms are long to fetch, does without the company's list.
const CompanyEmployeeDocuments = onDemand(
  async () => (await fetchScript(() => import('./CompanyEmployeeDocuments.tsx'))).CompanyEmployeeDocuments,
  <LoadingBlock height={240} />,
);

export function meta() {
  return [{ title: 'Documentos do colaborador · Zelo' }];
}

/** The company sees its employee's stored documents, the professional the forms (product 2.4). */
export default function EmployeeDocumentsByRole() {
  const profile = useProfile();
  const { employeeId } = useParams();
  switch (profile?.user.type) {
    case 'company':
      return <CompanyEmployeeDocuments employeeId={employeeId} />;
    case 'professional':
      return <CreateDocumentsPage />;
    default:
      return <Navigate to="/dashboard" replace />;
  }
}
