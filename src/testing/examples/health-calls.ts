import { today } from '../../platform/contract/dates.ts';
import { absenceFields, examFields, groupFields, headFields, intervalFields, unknownId } from '../factories.ts';
import { consentFields, privacyAnswerFields, privacyRequestFields } from '../rights/privacy.ts';
import type { ExampleCall } from './example-call.ts';

/** Example calls: programme, exams, due dates and recalls. */
export const healthCalls: Readonly<Record<string, ExampleCall>> = {
  'dueDates.list': { path: () => '/due-dates?list=overdue&page=1' },
  'dueDates.counts': { path: () => '/due-dates/counts' },
  'dueDates.read': { path: ({ employee }) => `/due-dates/${employee}` },
  'dueDates.badges': { path: ({ employee }) => `/due-dates/badges?ids=${employee}` },
  'dueDates.dismissal': { path: ({ employee }) => `/due-dates/${employee}/dismissal?on=${today()}` },
  'dueDates.progress': { path: ({ company }) => `/due-dates/progress?companyId=${company}` },
  'programmes.list': { path: ({ company }) => `/programmes/${company}` },
  'programmes.read': { path: ({ programme }) => `/programme/${programme}` },
  'programmes.prepare': { path: ({ company }) => `/programmes/${company}`, body: () => headFields() },
  'programmes.updateHead': { path: ({ draft }) => `/programme/${draft}`, body: () => headFields({ rural: true }) },
  'programmes.discard': { path: ({ draft }) => `/programme/${draft}` },
  'programmes.compare': { path: ({ programme }) => `/programme/${programme}/differences` },
  'programmes.putInForce': { path: ({ draft }) => `/programme/${draft}/force`, body: () => ({}) },
  'programmes.addGroup': { path: ({ draft }) => `/programme/${draft}/groups`, body: () => groupFields() },
  'programmes.updateGroup': {
    path: ({ draft, group }) => `/programme/${draft}/groups/${group}`,
    body: () => groupFields(),
  },
  'programmes.removeGroup': { path: ({ draft, group }) => `/programme/${draft}/groups/${group}` },
  'programmes.copyGroup': {
    path: ({ programme, group }) => `/programme/${programme}/groups/${group}/copy`,
    body: ({ company }) => ({ toCompanyId: company }),
  },
  'programmes.functions': { path: ({ company }) => `/programmes/${company}/functions` },
  'programmes.members': { path: ({ company }) => `/programmes/${company}/members` },
  'programmes.assign': {
    path: ({ company, employee }) => `/programmes/${company}/members/${employee}`,
    body: ({ group }) => ({ groupId: group }),
  },
  'programmes.plan': {
    path: ({ employee }) => `/programmes/employee/${employee}/plan?occasion=periodic&on=2026-06-01`,
  },
  'recalls.make': { path: () => '/recalls', body: () => ({ employeeIds: [unknownId] }) },
  'recalls.list': { path: ({ company }) => `/recalls?companyId=${company}` },
  'recalls.letter': { path: () => `/recalls/${unknownId}/letter` },
  'exams.list': { path: ({ employee }) => `/employee/${employee}/exams` },
  'exams.read': { path: ({ examRecord }) => `/exam-records/${examRecord}` },
  'exams.create': { path: ({ employee }) => `/employee/${employee}/exams`, body: () => examFields() },
  'exams.withdraw': {
    path: ({ examRecord }) => `/exam-records/${examRecord}/withdraw`,
    body: () => ({ reason: 'Era de outra pessoa' }),
  },
  'absences.list': { path: ({ company }) => `/absences?companyId=${company}` },
  'absences.read': { path: ({ absence }) => `/absences/${absence}` },
  'absences.create': {
    path: () => '/absences',
    body: ({ employee }) => absenceFields({ employeeId: employee, starts_on: '02-02-2026', ends_on: '06-02-2026' }),
  },
  'absences.update': { path: ({ absence }) => `/absences/${absence}`, body: () => absenceFields() },
  'absences.withdraw': { path: ({ absence }) => `/absences/${absence}/withdraw`, body: () => ({}) },
  'consents.list': { path: ({ employee }) => `/employee/${employee}/consents` },
  'consents.create': { path: ({ employee }) => `/employee/${employee}/consents`, body: () => consentFields() },
  'privacyRequests.list': { path: () => '/privacy-requests?state=open&page=1' },
  'privacyRequests.read': { path: ({ privacyRequest }) => `/privacy-requests/${privacyRequest}` },
  'privacyRequests.create': {
    path: ({ employee }) => `/employee/${employee}/privacy-requests`,
    body: () => privacyRequestFields(),
  },
  'privacyRequests.answer': {
    path: ({ privacyRequest }) => `/privacy-requests/${privacyRequest}/answer`,
    body: () => privacyAnswerFields(),
  },
  'personalIntervals.list': { path: ({ employee }) => `/employee/${employee}/intervals` },
  'personalIntervals.read': { path: ({ interval }) => `/intervals/${interval}` },
  'personalIntervals.create': {
    path: ({ employee }) => `/employee/${employee}/intervals`,
    body: () => intervalFields(),
  },
  'personalIntervals.update': {
    path: ({ interval }) => `/intervals/${interval}`,
    body: () => ({ months: 3, from_on: '05-01-2026', until_on: '', reason: 'Hipertensão' }),
  },
  'personalIntervals.withdraw': { path: ({ interval }) => `/intervals/${interval}/withdraw`, body: () => ({}) },
};
