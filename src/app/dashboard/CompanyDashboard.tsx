import { IconBuildingCommunity, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { employeesApi } from '../../employees/useEmployees.ts';
import { CountCard } from '../../ui/CountCard.tsx';
import { unitsApi } from '../../units/useUnits.ts';
import grid from './cards.module.css';

/** The company's two counts (specification, section 1). */
export function CompanyDashboard({ companyId }: { companyId: string }) {
  const onlyTotal = { input: { companyId, pageSize: 0 } };
  const employees = useQuery(employeesApi.list.queryOptions(onlyTotal));
  const units = useQuery(unitsApi.list.queryOptions(onlyTotal));
  return (
    <div className={grid.cards}>
      <CountCard
        label="Colaboradores"
        icon={IconUsers}
        to="/employees"
        query={employees}
        onErrorLog="Erro ao buscar quantidade de colaboradores"
        first={{ label: 'Cadastrar o primeiro', to: '/employees/create' }}
      />
      <CountCard
        label="Unidades"
        icon={IconBuildingCommunity}
        to="/units"
        query={units}
        onErrorLog="Erro ao buscar quantidade de unidades"
        first={{ label: 'Cadastrar a primeira', to: '/units/create' }}
      />
    </div>
  );
}
