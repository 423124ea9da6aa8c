import { IconPencil, IconTrash } from '@tabler/icons-react';
import { formatDate, today } from '../platform/contract/dates.ts';
import type { ColumnsOf } from '../ui/list/column.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useList } from '../ui/list/useList.ts';
import { useOpenModal } from '../ui/modal/useModalRoute.ts';
import { RowAction } from '../ui/RowAction.tsx';
import { Status } from '../ui/status/Status.tsx';
import { calibrationState, calibrationText, calibrationTones } from './calibration.rules.ts';
import type { EquipmentRow, equipmentContract } from './equipment.contract.ts';
import { equipmentLabels as labels } from './equipment.labels.ts';
import { equipmentApi } from './useEquipment.ts';

export function meta() {
  return [{ title: 'Equipamentos · Zelo' }];
}

const columns: ColumnsOf<typeof equipmentContract.list> = [
  { header: labels.name, cell: ({ name }) => name, sort: 'name' },
  { header: labels.kind, cell: ({ kind }) => kind, sort: 'kind' },
  { header: labels.maker, cell: ({ maker }) => maker, sort: 'maker' },
  { header: labels.model, cell: ({ model }) => model, sort: 'model' },
  { header: labels.serial, cell: ({ serial }) => serial, sort: 'serial', whole: true },
  { header: labels.calibrated_on, cell: (row) => <Calibration {...row} />, sort: 'calibrated_on' },
];

/** The practice's equipment, each with how long its calibration still holds. */
export default function EquipmentPage() {
  const list = useList('name', (part) => equipmentApi.list.queryOptions({ input: part }));
  return (
    <ListPage
      caption="Equipamentos"
      create={{ label: 'Cadastrar equipamento', to: '/equipment/create' }}
      columns={columns}
      rows={list.data?.equipment}
      list={list}
      searchLabel="Buscar por identificação, fabricante, modelo ou número de série"
      empty="Nenhum equipamento ainda. Cadastre o audiômetro com a sua última calibração."
      actions={(row) => <Actions {...row} />}
    />
  );
}

function Calibration({ calibrated_on: on }: EquipmentRow) {
  const day = today();
  return (
    <>
      {formatDate(on)} <Status tone={calibrationTones[calibrationState(on, day)]}>{calibrationText(on, day)}</Status>
    </>
  );
}

function Actions({ id, name }: EquipmentRow) {
  const openModal = useOpenModal();
  return (
    <>
      <RowAction label={`Editar ${name}`} icon={IconPencil} onClick={() => openModal(`edit/${id}`)} />
      <RowAction label={`Excluir ${name}`} icon={IconTrash} color="red" onClick={() => openModal(`delete/${id}`)} />
    </>
  );
}
