import { IconSend, IconVaccine } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { referPath } from '../../referrals/referrals.labels.ts';
import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListChips } from '../../ui/list/filters/ListChips.tsx';
import { RowName } from '../../ui/list/RowName.tsx';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { useList } from '../../ui/list/useList.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import { Status } from '../../ui/status/Status.tsx';
import type { DueVaccine, DueVaccineFilters as Filters } from '../due-dates.contract.ts';
import { dueTabs } from '../due-dates.labels.ts';
import { dueDatesApi } from '../useDueDates.ts';
import { DueVaccineFilters } from './DueVaccineFilters.tsx';
import { type VaccineList, vaccineListNames, vaccineLists, vaccineStates, vaccineTone } from './due-vaccines.labels.ts';

export function meta() {
  return [{ title: 'Vacinas a tomar · Zelo' }];
}

/** Who is to have which vaccine and since when, and who has refused it: a company its own people (NR-32, 32.2.4.17). */
export default function DueVaccinesPage() {
  const { params, change: changeParams } = useAddressState();
  const navigate = useNavigate();
  const isCompany = useProfile()?.user.type === 'company';
  const ownId = useOwnerId();
  const change = (name: 'list' | 'companyId' | 'unitId' | 'vaccine', value: string) =>
    changeParams((after) => {
      after.delete('page');
      if (name === 'companyId') after.delete('unitId');
      if (value) after.set(name, value);
      else after.delete(name);
    });
  const asked = (name: string) => params.get(name) ?? '';
  const chosen = {
    list: (asked('list') || 'overdue') as VaccineList,
    companyId: isCompany ? ownId : asked('companyId'),
    ...{ unitId: asked('unitId'), vaccine: asked('vaccine') },
  };
  const input = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)) as unknown as Filters;
  const list = useList('dueOn', (part) => dueDatesApi.vaccines.queryOptions({ input: { ...input, ...part } }), {
    quiet: true,
  });
  return (
    <Page
      title="Vencimentos"
      description="As vacinas do plano de cada grupo que estão por tomar, e as recusadas (NR-32, 32.2.4.17)."
    >
      <PageTabs {...dueTabs} />
      <DataTable
        caption={vaccineLists[chosen.list] ?? 'Vacinas'}
        columns={columns(!isCompany)}
        rows={list.data?.vaccines.map((row) => ({ ...row, id: `${row.employeeId} ${row.key} ${row.step}` }))}
        list={list}
        empty="Ninguém nesta lista."
        filters={
          <>
            <ListChips<VaccineList>
              label="Listas"
              names={vaccineListNames}
              texts={vaccineLists}
              value={chosen.list}
              onChange={(name) => change('list', name)}
            />
            <DueVaccineFilters chosen={chosen} change={change} isCompany={isCompany} state={list.state} />
          </>
        }
        actions={({ employeeId, name, vaccine, step }) => (
          <>
            {!isCompany && (
              <RowAction
                label={`Ver as vacinas de ${name}: ${vaccine}, ${step}`}
                icon={IconVaccine}
                onClick={() => navigate(`/people/${employeeId}/vaccines`)}
              />
            )}
            <RowAction
              label={`Encaminhar ${name}: ${vaccine}, ${step}`}
              icon={IconSend}
              onClick={() => navigate(referPath(employeeId))}
            />
          </>
        )}
      />
    </Page>
  );
}

type Row = DueVaccine & { id: string };

function columns(withCompany: boolean): Column<Row, 'dueOn'>[] {
  return [
    {
      header: 'Nome',
      cell: ({ name, employee_function, unitName, groupName }) => (
        <RowName name={name} facts={[employee_function, unitName, groupName]} />
      ),
    },
    ...(withCompany ? [{ header: 'Empresa', cell: ({ companyName }: Row) => companyName, plain: true }] : []),
    { header: 'Vacina', cell: ({ vaccine }) => vaccine, plain: true },
    { header: 'Dose', cell: ({ step }) => step, plain: true },
    {
      header: 'Situação',
      cell: (row) => <Status tone={vaccineTone(row, today())}>{vaccineStates[row.state]}</Status>,
      state: true,
    },
    {
      header: 'Data',
      cell: ({ dueOn, untilOn }) => (untilOn ? `${formatDate(dueOn)} a ${formatDate(untilOn)}` : formatDate(dueOn)),
      ...{ sort: 'dueOn' as const, whole: true },
    },
  ];
}
