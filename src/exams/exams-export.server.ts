import { listExport } from '../access/list-export.server.ts';
import { occasionLabels } from '../programmes/programmes.labels.ts';
import { examsContract } from './exams.contract.ts';
import { abnormalLabels, examRecordLabels as labels, resultShown } from './exams.labels.ts';

/** The exams that a person has done as a spreadsheet. */
export const examsExport = listExport(examsContract.list, 'exams', {
  title: 'Exames realizados',
  columns: [
    { header: 'Código', value: ({ code }) => code },
    { header: labels.exam_name, value: ({ name }) => name },
    { header: labels.done_on, value: ({ doneOn }) => doneOn, as: 'day' },
    { header: labels.occasion, value: ({ occasion }) => (occasion ? occasionLabels[occasion] : null) },
    { header: labels.result, value: ({ result }) => (result ? resultShown(result) : null) },
    { header: labels.abnormal, value: ({ abnormal }) => (abnormal ? abnormalLabels[abnormal] : null) },
    { header: 'Valor', value: ({ value }) => value },
    { header: 'Unidade no dia', value: ({ unitName }) => unitName },
    { header: 'Setor no dia', value: ({ sector }) => sector },
    { header: 'Função no dia', value: (exam) => exam.function },
    { header: 'Grupo no dia', value: ({ groupName }) => groupName },
    { header: labels.place, value: ({ place }) => place },
    { header: 'De onde se sabe', value: ({ document, recordedBy }) => document?.name ?? recordedBy },
    { header: 'Retirado em', value: ({ withdrawnAt }) => withdrawnAt, as: 'moment' },
    { header: 'Motivo da retirada', value: ({ withdrawalReason }) => withdrawalReason },
  ],
});
