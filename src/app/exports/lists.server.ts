import { adminsExport } from '../../admins/admins-export.server.ts';
import {
  blocksExport,
  holidaysExport,
  placesExport,
  preparationsExport,
} from '../../agenda/lists/agenda-export.server.ts';
import { auditExport, employeeAuditExport } from '../../audit/audit-export.server.ts';
import { companiesExport } from '../../companies/companies-export.server.ts';
import { bundledDocumentsExport } from '../../documents/bundles/bundles-export.server.ts';
import { confidentialDocumentsExport, documentsExport } from '../../documents/documents-export.server.ts';
import { dueDatesExport } from '../../due-dates/due-dates-export.server.ts';
import {
  employeesExport,
  employeesOfUnitExport,
  foundEmployeesExport,
} from '../../employees/employees-export.server.ts';
import { examsExport } from '../../exams/exams-export.server.ts';
import { professionalsExport } from '../../professionals/professionals-export.server.ts';
import { membersExport } from '../../programmes/programmes-export.server.ts';
import { recallsExport } from '../../recalls/recalls-export.server.ts';
import { queueExport, referralsExport } from '../../referrals/referrals-export.server.ts';
import { allTokensExport } from '../../sign-in/api-tokens/overview/all-tokens-export.server.ts';
import { tasksExport } from '../../tasks/tasks-export.server.ts';
import { unitsExport } from '../../units/units-export.server.ts';
import { deliveriesExport, webhooksExport } from '../../webhooks/webhooks-export.server.ts';
import type { ExportedList } from './exports.server.ts';

/** Every list that pages, by the name of its call, with what the trail calls what is in it. A new list adds one line here. */
export const exportedLists: Readonly<Record<string, ExportedList>> = {
  'admins.list': { list: adminsExport, about: 'admin' },
  'agenda.listBlocks': { list: blocksExport, about: 'carePlace' },
  'agenda.listHolidays': { list: holidaysExport, about: 'holiday' },
  'agenda.listPlaces': { list: placesExport, about: 'carePlace' },
  'agenda.listPreparations': { list: preparationsExport, about: 'examPreparation' },
  'allApiTokens.list': { list: allTokensExport, about: 'apiToken' },
  'audit.list': { list: auditExport, about: 'audit' },
  'audit.listOfEmployee': { list: employeeAuditExport, about: 'audit' },
  'bundleDocuments.list': { list: bundledDocumentsExport, about: 'document' },
  'companies.list': { list: companiesExport, about: 'company' },
  'documents.list': { list: documentsExport, about: 'document' },
  'documents.listConfidential': { list: confidentialDocumentsExport, about: 'document' },
  'dueDates.list': { list: dueDatesExport, about: 'dueDates' },
  'employees.list': { list: employeesExport, about: 'employee' },
  'employees.listByUnit': { list: employeesOfUnitExport, about: 'employee' },
  'employees.search': { list: foundEmployeesExport, about: 'employee' },
  'exams.list': { list: examsExport, about: 'examRecord' },
  'professionals.list': { list: professionalsExport, about: 'professional' },
  'programmes.members': { list: membersExport, about: 'programme' },
  'queue.list': { list: queueExport, about: 'referral' },
  'recalls.list': { list: recallsExport, about: 'recall' },
  'referrals.list': { list: referralsExport, about: 'referral' },
  'tasks.list': { list: tasksExport, about: 'task' },
  'webhooks.list': { list: webhooksExport, about: 'webhook' },
  'webhooks.listDeliveries': { list: deliveriesExport, about: 'webhook' },
  'units.list': { list: unitsExport, about: 'unit' },
};
