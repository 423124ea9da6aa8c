import { absencesApi } from '../absences/absences.api.ts';
import type { Feature } from '../access/handlers.server.ts';
import { addressesApi } from '../addresses/addresses.api.ts';
import { adminsApi } from '../admins/admins.api.ts';
import { agendaApi } from '../agenda/agenda.api.ts';
import { agendaDayApi } from '../agenda/day/agenda-day.api.ts';
import { annualReportsApi } from '../annual-reports/annual-reports.api.ts';
import { reportPresentationsApi } from '../annual-reports/presentations/presentations.api.ts';
import { audiogramsApi } from '../audiograms/audiograms.api.ts';
import { auditApi } from '../audit/audit.api.ts';
import { certificatesApi } from '../certificates/certificates.api.ts';
import { personalCertificatesApi } from '../certificates/personal/personal-certificates.api.ts';
import { companiesApi } from '../companies/companies.api.ts';
import { consentsApi } from '../consents/consents.api.ts';
import { diseasesApi } from '../diseases/diseases.api.ts';
import { bundleDocumentsApi, bundlesApi } from '../documents/bundles/bundles.api.ts';
import { companyDocumentsApi } from '../documents/company/company-documents.api.ts';
import { deliveriesApi } from '../documents/deliveries/deliveries.api.ts';
import { deliveryLinksApi } from '../documents/deliveries/delivery-links.api.ts';
import { documentsApi } from '../documents/documents.api.ts';
import { issuedApi } from '../documents/issued/issued.api.ts';
import { personDocumentsApi } from '../documents/person/person-documents.api.ts';
import { cloudSigningsApi } from '../documents/signatures/cloud/cloud-signings.api.ts';
import { signaturesApi } from '../documents/signatures/signatures.api.ts';
import { dueDatesApi } from '../due-dates/due-dates.api.ts';
import { employeesApi } from '../employees/employees.api.ts';
import { employeeSyncApi } from '../employees/sync/employee-sync.api.ts';
import { equipmentApi } from '../equipment/equipment.api.ts';
import { catsApi } from '../esocial/cats/cats.api.ts';
import { conditionsApi } from '../esocial/conditions/conditions.api.ts';
import { esocialApi } from '../esocial/esocial.api.ts';
import { esocialSendingApi } from '../esocial/sending/sending.api.ts';
import { examsApi } from '../exams/exams.api.ts';
import { examResultsApi } from '../exams/received/exam-results.api.ts';
import { importsApi } from '../imports/imports.api.ts';
import { notificationsApi } from '../notifications/notifications.api.ts';
import { personalIntervalsApi } from '../personal-intervals/personal-intervals.api.ts';
import { practiceApi } from '../practice/practice.api.ts';
import { privacyRequestsApi } from '../privacy-requests/privacy-requests.api.ts';
import { professionalsApi } from '../professionals/professionals.api.ts';
import { programmesApi } from '../programmes/programmes.api.ts';
import { recallsApi } from '../recalls/recalls.api.ts';
import { referenceApi } from '../reference/reference.api.ts';
import { freeTimesApi } from '../referrals/booking/free-times.api.ts';
import { calendarApi } from '../referrals/calendar/calendar.api.ts';
import { calendarAddressApi } from '../referrals/calendar/calendar-address.api.ts';
import { queueCountsApi, referralCountsApi } from '../referrals/counts/counts.api.ts';
import { guideApi } from '../referrals/guide/guide.api.ts';
import { referringApi } from '../referrals/making/referring.api.ts';
import { panelApi } from '../referrals/panel/panel.api.ts';
import { panelLinksApi } from '../referrals/panel/panel-links.api.ts';
import { checklistApi } from '../referrals/queue/checklist/checklist.api.ts';
import { queueApi } from '../referrals/queue/queue.api.ts';
import { referralsApi } from '../referrals/referrals.api.ts';
import { restrictionsApi } from '../restrictions/restrictions.api.ts';
import { accountsApi } from '../sign-in/accounts/accounts.api.ts';
import { apiTokensApi } from '../sign-in/api-tokens/api-tokens.api.ts';
import { allTokensApi } from '../sign-in/api-tokens/overview/all-tokens.api.ts';
import { idleApi } from '../sign-in/idle/idle.api.ts';
import { linksApi } from '../sign-in/links/links.api.ts';
import { noticesApi } from '../sign-in/notices/notices.api.ts';
import { passkeySignInApi } from '../sign-in/passkeys/passkey-sign-in.api.ts';
import { passkeysApi } from '../sign-in/passkeys/passkeys.api.ts';
import { secondFactorApi } from '../sign-in/second-factor/second-factor.api.ts';
import { sessionsApi } from '../sign-in/sessions/sessions.api.ts';
import { accessApi, signInApi } from '../sign-in/sign-in.api.ts';
import { statisticsApi } from '../statistics/statistics.api.ts';
import { inTrail } from '../subjects/registry.ts';
import { tasksApi } from '../tasks/tasks.api.ts';
import { declareSubjects } from '../trail/outgoing-events.server.ts';
import { trendsApi } from '../trends/trends.api.ts';
import { unitsApi } from '../units/units.api.ts';
import { vaccinationsApi } from '../vaccinations/vaccinations.api.ts';
import { webhooksApi } from '../webhooks/webhooks.api.ts';
import { exportedListsOf, exportsOf } from './exports/exports.server.ts';
import { personDataApi } from './person-data/person-data.api.ts';
import { documentParts } from './workshop/document-parts.server.ts';
import { notificationKinds } from './workshop/notification-kinds.server.ts';

declareSubjects(inTrail);

/** The subjects' endpoints with what runs for each, by feature. A new feature adds one line here. */
const features: Readonly<Record<string, Feature>> = {
  signIn: signInApi,
  access: accessApi,
  accounts: accountsApi,
  links: linksApi,
  notices: noticesApi,
  sessions: sessionsApi,
  secondFactor: secondFactorApi,
  passkeySignIn: passkeySignInApi,
  passkeys: passkeysApi,
  idle: idleApi,
  apiTokens: apiTokensApi,
  allApiTokens: allTokensApi,
  admins: adminsApi,
  companies: companiesApi,
  professionals: professionalsApi,
  units: unitsApi,
  employees: employeesApi,
  employeeSync: employeeSyncApi,
  documents: documentsApi,
  issued: issuedApi(documentParts),
  companyDocuments: companyDocumentsApi(documentParts),
  personDocuments: personDocumentsApi(documentParts),
  signatures: signaturesApi,
  cloudSignings: cloudSigningsApi,
  deliveries: deliveriesApi,
  deliveryLinks: deliveryLinksApi,
  bundles: bundlesApi,
  bundleDocuments: bundleDocumentsApi,
  dueDates: dueDatesApi,
  programmes: programmesApi,
  agenda: agendaApi,
  freeTimes: freeTimesApi,
  agendaDay: agendaDayApi,
  recalls: recallsApi,
  referrals: referralsApi,
  referring: referringApi,
  referralCounts: referralCountsApi,
  queueCounts: queueCountsApi,
  queue: queueApi,
  checklist: checklistApi,
  guide: guideApi,
  calendar: calendarApi,
  panelLinks: panelLinksApi,
  panel: panelApi,
  calendarAddress: calendarAddressApi,
  personData: personDataApi,
  consents: consentsApi,
  privacyRequests: privacyRequestsApi,
  equipment: equipmentApi,
  vaccinations: vaccinationsApi,
  exams: examsApi,
  examResults: examResultsApi,
  audiograms: audiogramsApi,
  trends: trendsApi,
  absences: absencesApi,
  restrictions: restrictionsApi,
  statistics: statisticsApi,
  esocial: esocialApi,
  esocialSending: esocialSendingApi,
  certificates: certificatesApi,
  personalCertificates: personalCertificatesApi,
  conditions: conditionsApi,
  cats: catsApi,
  diseases: diseasesApi,
  annualReports: annualReportsApi,
  reportPresentations: reportPresentationsApi,
  personalIntervals: personalIntervalsApi,
  imports: importsApi,
  addresses: addressesApi,
  audit: auditApi,
  reference: referenceApi,
  practice: practiceApi,
  notifications: notificationsApi(notificationKinds),
  tasks: tasksApi,
  webhooks: webhooksApi,
};

/** Every endpoint of the API. */
export const api: Readonly<Record<string, Feature>> = { ...features, exports: exportsOf(features) };

/** The lists that are taken away as spreadsheets, by the name of the call beside which theirs stands. */
export const exportedLists = exportedListsOf(features);

/** The endpoints alone. */
export const contracts = Object.fromEntries(Object.entries(api).map(([feature, { contract }]) => [feature, contract]));
