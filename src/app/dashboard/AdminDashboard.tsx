import { IconBuilding, IconShieldLock, IconStethoscope } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { adminsApi } from '../../admins/useAdmins.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { useIsUnsealed, usePracticeRecord, usePublicAddress } from '../../practice/usePractice.ts';
import { professionalsApi } from '../../professionals/useProfessionals.ts';
import { noticesApi } from '../../sign-in/notices/useNotices.ts';
import { onDemand } from '../../ui/on-demand/onDemand.tsx';
import grid from './cards.module.css';
import { ListCount } from './ListCount.tsx';

// Not part of the first load: most days there is nothing to tell.
const AccessNotices = onDemand(
  async () => (await fetchScript(() => import('../../sign-in/notices/AccessNotices.tsx'))).AccessNotices,
);

const PracticeMissing = onDemand(
  async () => (await fetchScript(() => import('../../practice/PracticeMissing.tsx'))).PracticeMissing,
);

const AddressMissing = onDemand(
  async () => (await fetchScript(() => import('../../practice/address/AddressMissing.tsx'))).AddressMissing,
);

const KeysMissing = onDemand(async () => (await fetchScript(() => import('./KeysMissing.tsx'))).KeysMissing);

const onlyTotal = { input: { pageSize: 0 } };

/** The administrator's three counts (product 1.2), what is missing at first, and what other administrators have done. */
export function AdminDashboard() {
  const notices = useQuery(noticesApi.list.queryOptions());
  const { record: practice } = usePracticeRecord();
  const { address } = usePublicAddress();
  const isUnsealed = useIsUnsealed();
  return (
    <>
      <div className={grid.cards}>
        <ListCount
          label="Administradores"
          noun="administradores"
          icon={IconShieldLock}
          to="/admins"
          count={adminsApi.list.queryOptions(onlyTotal)}
          first="Cadastrar o primeiro"
        />
        <ListCount
          label="Profissionais de Saúde"
          noun="profissionais"
          icon={IconStethoscope}
          to="/professionals"
          count={professionalsApi.list.queryOptions(onlyTotal)}
          first="Cadastrar o primeiro"
        />
        <ListCount
          label="Empresas"
          noun="empresas"
          icon={IconBuilding}
          to="/companies"
          count={companiesApi.list.queryOptions(onlyTotal)}
          first="Cadastrar a primeira"
        />
      </div>
      {address && address.url === null && (
        <div className={grid.below}>
          <AddressMissing />
        </div>
      )}
      {practice?.example && (
        <div className={grid.below}>
          <PracticeMissing />
        </div>
      )}
      {(notices.error !== null || (notices.data?.notices ?? []).length > 0) && <AccessNotices />}
      {isUnsealed && (
        <div className={grid.below}>
          <KeysMissing />
        </div>
      )}
    </>
  );
}
