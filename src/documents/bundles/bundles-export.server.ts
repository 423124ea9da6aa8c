import { listExport } from '../../access/list-export.server.ts';
import { stateLabels } from '../issued/issued.labels.ts';
import { bundleDocumentsContract } from './bundles.contract.ts';

export const bundledDocumentsExport = listExport(bundleDocumentsContract.list, 'documents', {
  title: 'ASOs do período',
  columns: [
    { header: 'Número', value: ({ name }) => name },
    { header: 'Nome', value: ({ employeeName }) => employeeName },
    { header: 'Unidade', value: ({ unitName }) => unitName },
    { header: 'Emitido em', value: ({ issuedAt }) => issuedAt, as: 'moment' },
    { header: 'Situação', value: ({ state }) => stateLabels[state] },
  ],
});
