import { absences } from '../absences/absences.subject.ts';
import { access } from '../access/access.subject.ts';
import { admins } from '../admins/admins.subject.ts';
import { agenda } from '../agenda/agenda.subject.ts';
import { annualReports } from '../annual-reports/annual-reports.subject.ts';
import { audiograms } from '../audiograms/audiograms.subject.ts';
import { audit } from '../audit/audit.subject.ts';
import { certificates } from '../certificates/certificates.subject.ts';
import { companies } from '../companies/companies.subject.ts';
import { consents } from '../consents/consents.subject.ts';
import { diseases } from '../diseases/diseases.subject.ts';
import { documents } from '../documents/documents.subject.ts';
import { dueDates } from '../due-dates/due-dates.subject.ts';
import { employees } from '../employees/employees.subject.ts';
import { equipment } from '../equipment/equipment.subject.ts';
import { esocial } from '../esocial/esocial.subject.ts';
import { exams } from '../exams/exams.subject.ts';
import { examResults } from '../exams/received/exam-results.subject.ts';
import { imports } from '../imports/imports.subject.ts';
import type { TopicDeclarations, Topics } from '../live/topics.ts';
import { notifications } from '../notifications/notifications.subject.ts';
import { outbox } from '../outbox/outbox.subject.ts';
import { personalIntervals } from '../personal-intervals/personal-intervals.subject.ts';
import { jobs } from '../platform/jobs/jobs.subject.ts';
import { storage } from '../platform/storage/storage.subject.ts';
import { practice } from '../practice/practice.subject.ts';
import { privacyRequests } from '../privacy-requests/privacy-requests.subject.ts';
import { professionals } from '../professionals/professionals.subject.ts';
import { programmes } from '../programmes/programmes.subject.ts';
import { recalls } from '../recalls/recalls.subject.ts';
import { referrals } from '../referrals/referrals.subject.ts';
import { restrictions } from '../restrictions/restrictions.subject.ts';
import { signIn } from '../sign-in/sign-in.subject.ts';
import { statistics } from '../statistics/statistics.subject.ts';
import { tasks } from '../tasks/tasks.subject.ts';
import type { InTrail, Register, Subject, SubjectDeclaration, Subjects } from '../trail/subject.ts';
import { trail } from '../trail/trail.subject.ts';
import { trends } from '../trends/trends.subject.ts';
import { units } from '../units/units.subject.ts';
import { vaccinations } from '../vaccinations/vaccinations.subject.ts';
import { webhooks } from '../webhooks/webhooks.subject.ts';

/** Every subject, in an order in which their rows may be written. One that is forgotten does not compile. */
const subjects: Readonly<Record<keyof Subjects | keyof Topics | (string & {}), SubjectDeclaration>> = {
  storage,
  jobs,
  signIn,
  access,
  practice,
  admins,
  companies,
  professionals,
  units,
  employees,
  equipment,
  documents,
  programmes,
  exams,
  vaccinations,
  examResults,
  audiograms,
  trends,
  absences,
  restrictions,
  personalIntervals,
  diseases,
  annualReports,
  consents,
  privacyRequests,
  imports,
  dueDates,
  statistics,
  certificates,
  esocial,
  recalls,
  agenda,
  referrals,
  notifications,
  outbox,
  webhooks,
  tasks,
  audit,
  trail,
};

const declarations = Object.values(subjects);

/** Every table that holds data. One that a migration removes stays declared: archives from before have it. */
export const tables: NonNullable<SubjectDeclaration['tables']> = Object.assign(
  {},
  ...declarations.map((one) => one.tables),
);

/** Every register that users keep, in the order of the sidebar. */
export const registers: readonly Register[] = declarations
  .flatMap((one) => one.register ?? [])
  .sort((one, other) => Number(one.last ?? false) - Number(other.last ?? false));

/** All that is announced to the open screens. */
export const topics: TopicDeclarations = Object.assign({}, ...declarations.map((one) => one.live));

/** How each subject stands in the trail. */
export const inTrail: Readonly<Record<Subject, InTrail>> = Object.assign({}, ...declarations.map((one) => one.trail));

/** How a subject stands in the trail; undefined for none, and for one that another version of the program has written. */
export function inTrailOf(subject: string | null): InTrail | undefined {
  return Object.hasOwn(inTrail, subject ?? '') ? inTrail[subject as Subject] : undefined;
}
