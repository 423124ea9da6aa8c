import { listExport } from '../access/list-export.server.ts';
import { labelled } from '../platform/sheets/sheet.ts';
import { unitsContract } from './units.contract.ts';
import { unitLabels as labels } from './units.labels.ts';

/** A company's units as a spreadsheet. */
export const unitsExport = listExport(unitsContract.list, 'units', {
  title: 'Unidades',
  whole: true,
  columns: labelled(labels, 'identification', 'cnpj', 'address', 'city', 'state', 'email', 'phone'),
});
