import { listedRegistration } from '../platform/contract/registration/registration-kind.rules.ts';
import { useOwnerId } from '../sign-in/useProfile.ts';
import { EmailText } from '../ui/EmailText.tsx';
import { records } from '../ui/list/asked-list.ts';
import type { ColumnsOf } from '../ui/list/column.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { TotalLink } from '../ui/list/TotalLink.tsx';
import { useList } from '../ui/list/useList.ts';
import { UnitActions } from './UnitActions.tsx';
import type { unitsContract } from './units.contract.ts';
import { unitLabels as labels } from './units.labels.ts';
import { unitsApi } from './useUnits.ts';

export function meta() {
  return [{ title: 'Unidades · Zelo' }];
}

const columns: ColumnsOf<typeof unitsContract.list> = [
  { header: labels.identification, cell: ({ identification }) => identification, sort: 'identification' },
  { header: labels.cnpj, cell: ({ cnpj }) => listedRegistration(cnpj), sort: 'cnpj', whole: true },
  { header: labels.address, cell: ({ address }) => address, sort: 'address', plain: true },
  { header: labels.city, cell: ({ city }) => city, sort: 'city', plain: true },
  { header: labels.state, cell: ({ state }) => state, sort: 'state', whole: true },
  { header: labels.email, cell: ({ email }) => <EmailText address={email} />, sort: 'email', plain: true },
  { header: labels.phone, cell: ({ phone }) => phone, sort: 'phone', whole: true },
];

export default function UnitsPage() {
  const companyId = useOwnerId();
  const list = useList('identification', (part) => unitsApi.list.queryOptions({ input: { ...part, companyId } }), {
    exports: records,
  });
  return (
    <ListPage
      caption="Unidades"
      create={{ label: 'Cadastrar unidade', to: '/units/create' }}
      importing="/imports?kind=units"
      also={
        <TotalLink
          label="Números a conferir"
          to="/units/numbers"
          count={unitsApi.wrongNumbers.queryOptions({ input: { companyId, pageSize: 0 } })}
        />
      }
      columns={columns}
      rows={list.data?.units}
      list={list}
      searchLabel="Buscar por identificação, CNPJ, cidade, e-mail ou telefone"
      empty="Nenhuma unidade ainda. Cadastre a primeira."
      actions={(row) => <UnitActions unit={row} />}
    />
  );
}
