import { listExport } from '../access/list-export.server.ts';
import { labelled } from '../platform/sheets/sheet.ts';
import { equipmentContract } from './equipment.contract.ts';
import { equipmentLabels as labels } from './equipment.labels.ts';

/** The practice's equipment as a spreadsheet. */
export const equipmentExport = listExport(equipmentContract.list, 'equipment', {
  title: 'Equipamentos',
  whole: true,
  columns: labelled(labels, 'name', 'kind', 'maker', 'model', 'serial', 'calibrated_on'),
});
