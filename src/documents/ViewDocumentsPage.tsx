import { href, useNavigate } from 'react-router';
import { Page } from '../ui/Page.tsx';
import { EmployeeSelector } from './EmployeeSelector.tsx';

export function meta() {
  return [{ title: 'Visualizar documentos · Zelo' }];
}

export default function ViewDocumentsPage() {
  const navigate = useNavigate();
  return (
    <Page title="Visualizar documentos">
      <EmployeeSelector
        submitLabel="Visualizar documentos"
        onSubmit={({ employeeId }) => navigate(href('/documents/view/:employeeId', { employeeId }))}
      />
    </Page>
  );
}
