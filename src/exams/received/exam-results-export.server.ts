import { listExport } from '../../access/list-export.server.ts';
import { examResultsContract } from './exam-results.contract.ts';
import { resultSources, resultStates, waitingReasons } from './exam-results.labels.ts';

/** What laboratories and machines have sent as a spreadsheet, without what was found. */
export const examResultsExport = listExport(examResultsContract.list, 'results', {
  title: 'Resultados recebidos',
  columns: [
    { header: 'CPF enviado', value: ({ cpf }) => cpf },
    { header: 'Nome enviado', value: ({ name }) => name },
    { header: 'Exame', value: ({ exam }) => exam },
    { header: 'Feito em', value: ({ doneOn }) => doneOn, as: 'day' },
    { header: 'Colaborador', value: ({ employeeName }) => employeeName },
    { header: 'Situação', value: ({ state }) => resultStates[state] },
    { header: 'Por que espera', value: ({ why }) => (why ? waitingReasons[why] : '') },
    { header: 'Chegou por', value: ({ source }) => resultSources[source] },
  ],
});
