import { listExport } from '../access/list-export.server.ts';
import { type SheetColumn, yesOrNo } from '../platform/sheets/sheet.ts';
import { companyDocumentsContract } from './company/company-documents.contract.ts';
import { type DocumentRow, documentsContract } from './documents.contract.ts';
import { kindOf, uploadLabels } from './documents.labels.ts';
import { issuedStates, stateLabels } from './issued/issued.labels.ts';

const columns: readonly SheetColumn<DocumentRow>[] = [
  { header: uploadLabels.name, value: ({ name }) => name },
  { header: 'Tipo', value: kindOf },
  { header: 'Situação', value: stateOf },
  { header: 'Tipo de arquivo', value: ({ contentType }) => contentType },
  { header: 'Enviado em', value: ({ createdAt }) => createdAt, as: 'moment' },
  { header: 'Emitido ou enviado por', value: ({ issuerName, sentBy }) => issuerName ?? sentBy },
  {
    header: uploadLabels.medicalConfidentiality,
    value: ({ medicalConfidentiality }) => yesOrNo(medicalConfidentiality),
  },
];

/** The documents of a person as a spreadsheet: which they are, not what is in them. */
export const documentsExport = listExport(documentsContract.list, 'documents', { title: 'Documentos', columns });

/** Likewise those under medical confidentiality. */
export const confidentialDocumentsExport = listExport(documentsContract.listConfidential, 'documents', {
  title: 'Documentos sob sigilo',
  columns,
});

const ofCompany: readonly SheetColumn<DocumentRow>[] = [
  { header: 'Documento', value: ({ name }) => name },
  { header: 'Tipo', value: kindOf },
  { header: 'Situação', value: stateOf },
  { header: 'Emitido em', value: ({ createdAt }) => createdAt, as: 'moment' },
  { header: 'Emitido por', value: ({ issuerName }) => issuerName },
];

/** Likewise those about a company itself. */
export const companyDocumentsExport = listExport(companyDocumentsContract.list, 'documents', {
  title: 'Documentos da empresa',
  columns: ofCompany,
});

function stateOf({ state, arrivedAt, withdrawnAt }: DocumentRow): string {
  if (!state) return withdrawnAt ? 'Retirado' : '';
  const known = issuedStates.find((each) => each === state);
  return arrivedAt ? (known ? stateLabels[known] : state) : 'Preparando o PDF';
}
