import { listExport } from '../access/list-export.server.ts';
import { labelsOf } from '../platform/contract/registration/wrong-numbers.rules.ts';
import { labelled } from '../platform/sheets/sheet.ts';
import { unitsContract } from './units.contract.ts';
import { unitLabels as labels } from './units.labels.ts';

/** A company's units as a spreadsheet. */
export const unitsExport = listExport(unitsContract.list, 'units', {
  title: 'Unidades',
  whole: true,
  columns: labelled(labels, 'identification', 'cnpj', 'address', 'city', 'state', 'email', 'phone', 'registrationKind'),
});

/** Those with a number whose check digits do not fit as a spreadsheet. */
export const unitNumbersExport = listExport(unitsContract.wrongNumbers, 'units', {
  title: 'Unidades com números a conferir',
  columns: [
    ...labelled(labels, 'identification', 'cnpj', 'registrationKind', 'cpf_legal_representative'),
    { header: 'A conferir', value: ({ wrongNumbers }) => labelsOf(labels, wrongNumbers) },
  ],
});
