import { listExport } from '../access/list-export.server.ts';
import { dayIn } from '../platform/contract/dates.ts';
import { restrictionsContract } from './restrictions.contract.ts';
import { restrictionLabels, restrictionStates } from './restrictions.labels.ts';

/** Restrictions as a spreadsheet, as both sides read them: never why. */
export const restrictionsExport = listExport(restrictionsContract.list, 'restrictions', {
  title: 'Restrições ao trabalho',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: restrictionLabels.employeeId, value: ({ employeeName }) => employeeName },
    { header: restrictionLabels.words, value: ({ words }) => words },
    { header: restrictionLabels.from_on, value: ({ fromOn }) => fromOn, as: 'day' },
    { header: restrictionLabels.until_on, value: ({ untilOn }) => untilOn, as: 'day' },
    { header: restrictionLabels.review_on, value: ({ reviewOn }) => reviewOn, as: 'day' },
    { header: 'Situação', value: ({ state }) => restrictionStates[state] },
    { header: 'Ciência da empresa', value: ({ acknowledgedAt }) => acknowledgedAt && dayIn(acknowledgedAt), as: 'day' },
    { header: 'Encerrada pelo ASO de', value: ({ endedOn }) => endedOn, as: 'day' },
  ],
});
