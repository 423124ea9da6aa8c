import { fetchScript } from '../../platform/browser/scripts.ts';
import { useProfile } from '../../sign-in/useProfile.ts';
import { onDemand } from '../../ui/on-demand/onDemand.tsx';
import { WhenSeen } from '../../ui/on-demand/WhenSeen.tsx';
import { Page } from '../../ui/Page.tsx';
import { AdminDashboard } from './AdminDashboard.tsx';
import { CompanyDashboard } from './CompanyDashboard.tsx';
import grid from './cards.module.css';
import { ProfessionalDashboard } from './ProfessionalDashboard.tsx';

// Not part of the first load: the cards above stand without it.
const DueCounts = onDemand(async () => (await fetchScript(() => import('../../due-dates/DueCounts.tsx'))).DueCounts);

const EsocialCounts = onDemand(
  async () => (await fetchScript(() => import('../../esocial/EsocialCounts.tsx'))).EsocialCounts,
);

const AdminNeeds = onDemand(async () => (await fetchScript(() => import('./AdminNeeds.tsx'))).AdminNeeds);

const ClinicNeeds = onDemand(async () => (await fetchScript(() => import('./ClinicNeeds.tsx'))).ClinicNeeds);

const NumbersToCheck = onDemand(async () => (await fetchScript(() => import('./NumbersToCheck.tsx'))).NumbersToCheck);

const CompanyNumbersToCheck = onDemand(
  async () => (await fetchScript(() => import('./NumbersToCheck.tsx'))).CompanyNumbersToCheck,
);

const QueueToday = onDemand(
  async () => (await fetchScript(() => import('../../referrals/counts/QueueToday.tsx'))).QueueToday,
);

const ReferralCounts = onDemand(
  async () => (await fetchScript(() => import('../../referrals/counts/ReferralCounts.tsx'))).ReferralCounts,
);

// Not even then: most of it is what draws, and it is below all that is done first.
const DashboardPictures = onDemand(
  async () => (await fetchScript(() => import('../../statistics/page/DashboardPictures.tsx'))).DashboardPictures,
);

export function meta() {
  return [{ title: 'Dashboard · Zelo' }];
}

/** The landing dashboard of each kind of user (product 1.2); empty for an unknown kind. */
export default function DashboardPage() {
  const profile = useProfile();
  const { admin, company, professional } = profile?.switchedUser ?? {};
  const isReception = profile?.user.type === 'reception';
  return (
    <Page title="Dashboard" description={descriptionFor(profile?.user.type)}>
      {admin && <AdminDashboard />}
      {admin && (
        <div className={grid.below}>
          <AdminNeeds />
        </div>
      )}
      {admin && (
        <div className={grid.below}>
          <NumbersToCheck />
        </div>
      )}
      {company && <CompanyDashboard companyId={company.id} />}
      {professional && !isReception && <ProfessionalDashboard />}
      {professional && !isReception && (
        <div className={grid.below}>
          <ClinicNeeds />
        </div>
      )}
      {(company || professional) && (
        <>
          <div className={isReception ? undefined : grid.below}>
            {company ? <ReferralCounts companyId={company.id} /> : <QueueToday />}
          </div>
          {!isReception && (
            <div className={grid.below}>
              <DueCounts />
            </div>
          )}
          {!isReception && (
            <div className={grid.below}>
              <EsocialCounts />
            </div>
          )}
          <div className={grid.below}>
            <WhenSeen
              height={320}
              before={<p className={grid.later}>Os gráficos aparecem quando você rola a página ou toca nela.</p>}
            >
              <DashboardPictures type={company ? 'company' : isReception ? 'reception' : 'professional'} />
            </WhenSeen>
          </div>
          {company && (
            <div className={grid.below}>
              <CompanyNumbersToCheck companyId={company.id} />
            </div>
          )}
        </>
      )}
      {!admin && !company && !professional && <p>Nenhuma informação disponível para este usuário.</p>}
    </Page>
  );
}

function descriptionFor(type: string | undefined): string | undefined {
  if (type === 'admin') return 'Os cadastros da clínica em números.';
  if (type === 'company') return 'Sua empresa em números.';
  if (type === 'reception') return 'Bem-vindo(a)! Veja quem a clínica atende hoje.';
  return undefined;
}
