import { daysAfter, today } from '../../platform/contract/dates.ts';
import { blockFields, noted, placeFields, walkInFields } from '../care.ts';
import type { ExampleCall } from './example-call.ts';

/** Example calls: referral, agenda and queue. */
export const careCalls: Readonly<Record<string, ExampleCall>> = {
  'referrals.list': { path: ({ company }) => `/referrals?companyId=${company}` },
  'referrals.move': {
    path: ({ referral }) => `/referrals/${referral}/move`,
    body: ({ carePlace }) => ({ placeId: carePlace, day: daysAfter(today(), 7), startsAt: null }),
  },
  'referrals.cancel': {
    path: ({ cancelledReferral }) => `/referrals/${cancelledReferral}/cancel`,
    body: () => ({ reason: 'Férias' }),
  },
  'referrals.read': { path: ({ referral }) => `/referrals/${referral}` },
  'referring.refer': {
    path: () => '/referrals',
    // Again for the occasion of the open referral of a world.
    body: ({ employee, carePlace }) => ({
      ...{ employeeId: employee, occasion: 'dismissal', exams: [{ code: '0295', name: 'Avaliação clínica' }] },
      ...{ placeId: carePlace, day: daysAfter(today(), 7), startsAt: null },
    }),
  },
  'referring.referMany': {
    path: () => '/referrals/many',
    body: ({ employee, carePlace }) => ({
      ...{ employeeIds: [employee], occasion: 'dismissal' },
      ...{ placeId: carePlace, day: daysAfter(today(), 7), byArrival: true },
    }),
  },
  'referring.plan': {
    path: ({ employee }) => `/referrals/plan?employeeId=${employee}&occasion=periodic&on=${today()}`,
  },
  'referralCounts.read': { path: ({ company }) => `/referrals/counts?companyId=${company}` },
  'queueCounts.read': { path: () => '/queue/counts' },
  'agenda.listPlaces': { path: () => '/care-places' },
  'agenda.readPlace': { path: ({ carePlace }) => `/care-places/${carePlace}` },
  'agenda.createPlace': { path: () => '/care-places', body: () => placeFields() },
  'agenda.updatePlace': { path: ({ carePlace }) => `/care-places/${carePlace}`, body: () => placeFields() },
  'agenda.removePlace': { path: ({ carePlace }) => `/care-places/${carePlace}` },
  'agenda.readHours': { path: ({ carePlace }) => `/care-places/${carePlace}/hours` },
  'agenda.updateHours': { path: ({ carePlace }) => `/care-places/${carePlace}/hours`, body: () => ({ hours: [] }) },
  'agenda.listBlocks': { path: ({ carePlace }) => `/care-places/${carePlace}/blocks` },
  'agenda.createBlock': { path: ({ carePlace }) => `/care-places/${carePlace}/blocks`, body: () => blockFields() },
  'agenda.removeBlock': { path: ({ carePlace, block }) => `/care-places/${carePlace}/blocks/${block}` },
  'agenda.listHolidays': { path: () => '/holidays?year=2031' },
  'agenda.putHolidays': {
    path: () => '/holidays',
    body: () => ({ holidays: [{ day: '2031-04-21', name: 'Tiradentes' }] }),
  },
  'agenda.removeHoliday': { path: () => `/holidays/${noted.holiday}` },
  'agenda.listPreparations': { path: () => '/exam-preparations' },
  'agenda.putPreparation': { path: () => '/exam-preparations/0281', body: () => ({ text: 'Repouso de 14 horas' }) },
  'agenda.removePreparation': { path: () => `/exam-preparations/${noted.exam}` },
  'agenda.professionals': { path: () => '/care-professionals?search=doutora' },
  'agendaDay.grid': { path: ({ carePlace }) => `/agenda-days/grid?placeId=${carePlace}&from=2031-01-06&days=7` },
  'agendaDay.read': { path: ({ carePlace }) => `/agenda-days?placeId=${carePlace}&from=2031-01-06` },
  'freeTimes.read': {
    path: ({ carePlace }) => `/care-places/${carePlace}/free-times?from=2031-01-06&days=7&occasion=periodic`,
  },
  'queue.list': { path: ({ carePlace }) => `/queue?placeId=${carePlace}&group=waiting` },
  'queue.read': { path: ({ referral }) => `/queue/${referral}` },
  'queue.arrive': { path: ({ referral }) => `/queue/${referral}/arrive`, body: () => ({ priority: '' }) },
  'queue.receive': {
    path: () => '/queue',
    body: ({ employee, carePlace }) =>
      walkInFields({ employeeId: employee, placeId: carePlace }, { occasion: 'dismissal' }),
  },
  'queue.undoArrival': { path: ({ referral }) => `/queue/${referral}/undo-arrival` },
  'queue.call': { path: ({ referral }) => `/queue/${referral}/call`, body: () => ({ room: 'Sala 1' }) },
  'queue.attend': { path: ({ referral }) => `/queue/${referral}/attend` },
  'queue.sendBack': { path: ({ referral }) => `/queue/${referral}/send-back` },
  'queue.miss': { path: ({ referral }) => `/queue/${referral}/miss` },
  'checklist.read': { path: ({ referral }) => `/queue/${referral}/exams` },
  'checklist.check': { path: ({ referral }) => `/queue/${referral}/exams/0295`, body: () => ({ done: true }) },
  'guide.open': { path: ({ referral }) => `/referrals/${referral}/guide` },
  'panelLinks.read': { path: ({ carePlace }) => `/care-places/${carePlace}/panel-link` },
  'panelLinks.make': { path: ({ carePlace }) => `/care-places/${carePlace}/panel-link` },
  'panelLinks.end': { path: ({ carePlace }) => `/care-places/${carePlace}/panel-link` },
  'panel.read': { path: () => '/panel/desconhecido' },
  'calendar.file': { path: ({ referral }) => `/referrals/${referral}/calendar` },
  'calendar.readLink': { path: () => '/calendar-link' },
  'calendar.makeLink': { path: () => '/calendar-link' },
  'calendar.endLink': { path: () => '/calendar-link' },
  'calendarAddress.read': { path: () => '/calendar/desconhecido.ics' },
};
