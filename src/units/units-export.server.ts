import { listExport } from '../access/list-export.server.ts';
import { labelsOf } from '../platform/contract/registration/wrong-numbers.rules.ts';
import { labelled } from '../platform/sheets/sheet.ts';
import { unitsContract } from './units.contract.ts';
import { unitLabels as labels } from './units.labels.ts';

/** What a list of a company's units shows, as a spreadsheet. */
export const unitsExport = listExport(unitsContract.list, 'units', {
  title: 'Unidades',
  whole: true,
  columns: labelled(labels, 'identification', 'cnpj', 'address', 'city', 'state', 'email', 'phone', 'registrationKind'),
});

/** A company's units as a spreadsheet, with every field: the file comes back by the import and changes nothing. */
export const unitRecordsExport = listExport(unitsContract.records, 'units', {
  title: 'Unidades',
  whole: true,
  columns: [
    ...labelled(labels, 'identification', 'registrationKind', 'cnpj', 'cnae', 'activity', 'degree_of_risk'),
    ...labelled(labels, 'cep', 'address', 'neighborhood', 'city', 'state', 'email', 'phone'),
    ...labelled(labels, 'reference_contact', 'legal_representative', 'cpf_legal_representative'),
  ],
});

/** Those with a number whose check digits do not fit as a spreadsheet. */
export const unitNumbersExport = listExport(unitsContract.wrongNumbers, 'units', {
  title: 'Unidades com números a conferir',
  columns: [
    ...labelled(labels, 'identification', 'cnpj', 'registrationKind', 'cpf_legal_representative'),
    { header: 'A conferir', value: ({ wrongNumbers }) => labelsOf(labels, wrongNumbers) },
  ],
});
