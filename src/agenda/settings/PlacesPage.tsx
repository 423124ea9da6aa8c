import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { CreateButton } from '../../ui/modal/CreateButton.tsx';
import { EditAndDelete } from '../../ui/modal/EditAndDelete.tsx';
import { Page } from '../../ui/Page.tsx';
import type { agendaContract } from '../agenda.contract.ts';
import { placeLabels as labels } from '../agenda.labels.ts';
import { agendaApi } from '../useAgenda.ts';
import { backToAgenda, SettingsTabs } from './SettingsTabs.tsx';

export function meta() {
  return [{ title: 'Locais de atendimento · Zelo' }];
}

const columns: ColumnsOf<typeof agendaContract.listPlaces> = [
  { header: labels.name, cell: ({ name }) => name, sort: 'name' },
  { header: labels.address, cell: ({ address }) => address },
  { header: labels.rooms, cell: ({ rooms }) => rooms.join(', ') || '—' },
  { header: 'Por ordem de chegada', cell: ({ byArrival }) => (byArrival ? 'Sim' : 'Não') },
];

/** The places where the practice attends (product 17.2). */
export default function PlacesPage() {
  const list = useList('name', (part) => agendaApi.listPlaces.queryOptions({ input: part }), { quiet: true });
  return (
    <Page title="Configurações da agenda" back={backToAgenda} actions={<CreateButton label="Cadastrar local" />}>
      <SettingsTabs />
      <DataTable
        caption="Locais de atendimento"
        columns={columns}
        rows={list.data?.carePlaces}
        list={list}
        searchLabel="Buscar por nome ou endereço"
        empty="Nenhum local ainda. Cadastre o primeiro e depois os seus horários."
        actions={({ id, name }) => <EditAndDelete id={id} name={name} />}
      />
      <ListModals list={list} />
    </Page>
  );
}
