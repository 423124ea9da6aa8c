import { IconBuildingCommunity, IconUsers } from '@tabler/icons-react';
import { employeesApi } from '../../employees/useEmployees.ts';
import { unitsApi } from '../../units/useUnits.ts';
import grid from './cards.module.css';
import { ListCount } from './ListCount.tsx';

/** The company's two counts (product 1.2). */
export function CompanyDashboard({ companyId }: { companyId: string }) {
  const onlyTotal = { input: { companyId, pageSize: 0 } };
  return (
    <div className={grid.cards}>
      <ListCount
        label="Colaboradores"
        noun="colaboradores"
        icon={IconUsers}
        to="/employees"
        count={employeesApi.list.queryOptions(onlyTotal)}
        first="Cadastrar o primeiro"
      />
      <ListCount
        label="Unidades"
        noun="unidades"
        icon={IconBuildingCommunity}
        to="/units"
        count={unitsApi.list.queryOptions(onlyTotal)}
        first="Cadastrar a primeira"
      />
    </div>
  );
}
