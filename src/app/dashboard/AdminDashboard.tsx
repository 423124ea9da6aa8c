import { IconBuilding, IconShieldLock, IconStethoscope } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { adminsApi } from '../../admins/useAdmins.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { professionalsApi } from '../../professionals/useProfessionals.ts';
import { noticesApi } from '../../sign-in/notices/useNotices.ts';
import { CountCard } from '../../ui/CountCard.tsx';
import grid from './cards.module.css';

// Not part of the first load: most days there is nothing to tell.
const AccessNotices = lazy(async () => ({
  default: (await fetchScript(() => import('../../sign-in/notices/AccessNotices.tsx'))).AccessNotices,
}));

const onlyTotal = { input: { pageSize: 0 } };

/** The administrator's three counts (specification, section 2, Dashboard for admin), and what other administrators have done. */
export function AdminDashboard() {
  const admins = useQuery(adminsApi.list.queryOptions(onlyTotal));
  const professionals = useQuery(professionalsApi.list.queryOptions(onlyTotal));
  const companies = useQuery(companiesApi.list.queryOptions(onlyTotal));
  const notices = useQuery(noticesApi.list.queryOptions());
  return (
    <>
      <div className={grid.cards}>
        <CountCard
          label="Administradores"
          icon={IconShieldLock}
          to="/admins"
          query={admins}
          onErrorLog="Erro ao buscar quantidade de administradores"
          first={{ label: 'Cadastrar o primeiro', to: '/admins/create' }}
        />
        <CountCard
          label="Profissionais de Saúde"
          icon={IconStethoscope}
          to="/professionals"
          query={professionals}
          onErrorLog="Erro ao buscar quantidade de profissionais"
          first={{ label: 'Cadastrar o primeiro', to: '/professionals/create' }}
        />
        <CountCard
          label="Empresas"
          icon={IconBuilding}
          to="/companies"
          query={companies}
          onErrorLog="Erro ao buscar quantidade de empresas"
          first={{ label: 'Cadastrar a primeira', to: '/companies/create' }}
        />
      </div>
      {(notices.error !== null || (notices.data?.notices ?? []).length > 0) && (
        <Suspense>
          <AccessNotices />
        </Suspense>
      )}
    </>
  );
}
