import { listExport } from '../access/list-export.server.ts';
import { mustReach } from '../access/scope.ts';
import { timeOf } from '../platform/clock/moments.ts';
import type { SheetColumn } from '../platform/sheets/sheet.ts';
import { occasionLabels } from '../programmes/programmes.labels.ts';
import { queueContract } from './queue/queue.contract.ts';
import { allReferrals } from './referral-reads.db.ts';
import { type Referral, referralsContract } from './referrals.contract.ts';
import { priorityLabels, stateLabels } from './referrals.labels.ts';

const columns: readonly SheetColumn<Referral>[] = [
  { header: 'Guia', value: ({ name }) => name.replace('Guia ', '') },
  { header: 'Colaborador', value: ({ employeeName }) => employeeName },
  { header: 'Empresa', value: ({ companyName }) => companyName },
  { header: 'Ocasião', value: ({ occasion }) => occasionLabels[occasion] },
  { header: 'Dia', value: ({ day }) => day, as: 'day' },
  { header: 'Horário', value: ({ startsAt }) => (startsAt === null ? 'por ordem de chegada' : timeOf(startsAt)) },
  { header: 'Local', value: ({ placeName }) => placeName },
  { header: 'Profissional', value: ({ professionalName }) => professionalName },
  { header: 'Situação', value: ({ state }) => stateLabels[state] },
];

/** Who was sent, as a spreadsheet: of one day and place, it is that day's agenda. */
export const referralsExport = listExport(referralsContract.list, 'referrals', {
  title: 'Encaminhamentos',
  columns,
  read: async ({ input: { search, sort, ...filters }, context: { db, scope } }) => {
    if (filters.companyId) mustReach(scope, filters.companyId, 'Empresa não encontrada.');
    return allReferrals(db, scope, filters, { search, order: sort === '-day' ? 'desc' : 'asc' });
  },
});

/** A part of today's queue as a spreadsheet. */
export const queueExport = listExport(queueContract.list, 'people', {
  title: 'Fila',
  columns: [
    { header: 'Senha', value: ({ ticket }) => ticket },
    ...columns,
    { header: 'Prioridade', value: ({ priority }) => (priority === '' ? null : priorityLabels[priority]) },
    { header: 'Sala', value: ({ room }) => room },
    { header: 'Chegou em', value: ({ arrivedAt }) => arrivedAt, as: 'moment' },
  ],
});
