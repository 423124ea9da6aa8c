import { useProfile } from '../../sign-in/useProfile.ts';
import { Page } from '../../ui/Page.tsx';
import { AdminDashboard } from './AdminDashboard.tsx';
import { CompanyDashboard } from './CompanyDashboard.tsx';
import { ProfessionalDashboard } from './ProfessionalDashboard.tsx';

export function meta() {
  return [{ title: 'Dashboard · Zelo' }];
}

/** The landing dashboard of each kind of user (product 1.2); empty for an unknown kind. */
export default function DashboardPage() {
  const profile = useProfile();
  const { admin, company, professional } = profile?.switchedUser ?? {};
  return (
    <Page title="Dashboard" description={descriptionFor(profile?.user.type)}>
      {admin && <AdminDashboard />}
      {company && <CompanyDashboard companyId={company.id} />}
      {professional && <ProfessionalDashboard />}
      {!admin && !company && !professional && <p>Nenhuma informação disponível para este usuário.</p>}
    </Page>
  );
}

function descriptionFor(type: string | undefined): string | undefined {
  if (type === 'admin') return 'Os cadastros da clínica em números.';
  if (type === 'company') return 'Sua empresa em números.';
  return undefined;
}
