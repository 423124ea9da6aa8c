import { dayBands } from '../absences/absences.labels.ts';
import { listExport } from '../access/list-export.server.ts';
import { statisticsContract } from './statistics.contract.ts';
import {
  abnormalColumns,
  absenceColumns,
  bandColumns,
  chapterColumns,
  fitnessColumns,
  noShowColumns,
  overdueColumns,
  sheetCell,
  statisticLabels,
  waitingColumns,
} from './statistics.labels.ts';

/** A month as a spreadsheet has it: `2026-07`, which sorts. */
const month = { header: 'Mês', value: (row: { month: string }) => row.month };

const cellsOf = <Name extends string>(columns: Readonly<Record<Name, string>>) =>
  (Object.keys(columns) as Name[]).map((name) => ({
    header: columns[name],
    value: (row: Readonly<Record<Name, number | 'suppressed' | null>>) => sheetCell(row[name]),
  }));

/** Every picture as the table that it is drawn from; what is suppressed says so. */
export const statisticsExports = [
  listExport(statisticsContract.exams, 'months', {
    title: statisticLabels.exams,
    whole: true,
    columns: [
      month,
      { header: 'Código', value: ({ code }) => code },
      { header: 'Exame', value: ({ name }) => name },
      { header: 'Exames', value: ({ exams }) => sheetCell(exams) },
    ],
  }),
  listExport(statisticsContract.fitness, 'months', {
    title: statisticLabels.fitness,
    whole: true,
    columns: [month, ...cellsOf(fitnessColumns)],
  }),
  listExport(statisticsContract.abnormal, 'kinds', {
    title: statisticLabels.abnormal,
    whole: true,
    columns: [
      { header: 'Código', value: ({ code }) => code },
      { header: 'Exame', value: ({ name }) => name },
      ...cellsOf(abnormalColumns),
    ],
  }),
  listExport(statisticsContract.overdue, 'units', {
    title: statisticLabels.overdue,
    whole: true,
    columns: [
      { header: 'Empresa', value: ({ companyName }) => companyName },
      { header: 'Unidade', value: ({ unitName }) => unitName ?? 'Sem unidade' },
      ...cellsOf(overdueColumns),
    ],
  }),
  listExport(statisticsContract.waiting, 'months', {
    title: statisticLabels.waiting,
    whole: true,
    columns: [month, ...cellsOf(waitingColumns)],
  }),
  listExport(statisticsContract.noShows, 'months', {
    title: statisticLabels.noShows,
    whole: true,
    columns: [month, ...cellsOf(noShowColumns)],
  }),
  listExport(statisticsContract.absences, 'months', {
    title: statisticLabels.absences,
    whole: true,
    columns: [month, ...cellsOf(absenceColumns)],
  }),
  listExport(statisticsContract.absenceBands, 'bands', {
    title: statisticLabels.absenceBands,
    whole: true,
    columns: [{ header: 'Duração', value: ({ band }) => dayBands[band] }, ...cellsOf(bandColumns)],
  }),
  listExport(statisticsContract.absenceChapters, 'chapters', {
    title: statisticLabels.absenceChapters,
    whole: true,
    columns: [
      { header: 'Capítulo', value: ({ number }) => number },
      { header: 'Nome', value: ({ name }) => name },
      ...cellsOf(chapterColumns),
    ],
  }),
];
