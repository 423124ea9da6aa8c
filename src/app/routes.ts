import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { employees } from '../employees/employees.subject.ts';
import { registers } from '../subjects/registry.ts';
import type { Register } from '../trail/subject.ts';
import { agendaSettings, programmeOf } from './screens/grouped-routes.ts';

/** The site map (product 3.1). */
export default [
  index('../landing/LandingPage.tsx'),
  route('home', '../landing/LandingPage.tsx', { id: 'home' }),
  route('v', '../documents/verification/VerificationPage.tsx'),
  layout('App.tsx', [
    layout('look/Visitors.tsx', [
      route('login', '../sign-in/SignInPage.tsx'),
      route('forgot', '../sign-in/links/ForgotPage.tsx'),
      route('access', '../sign-in/links/AccessLinkPage.tsx'),
      route('e', '../documents/deliveries/link-page/DeliveryLinkPage.tsx'),
      route('painel', '../referrals/panel/PanelPage.tsx'),
    ]),
    layout('look/Components.tsx', [
      // Parts and papers side by side, while developing; the built pages do not have it.
      ...(import.meta.env.DEV ? [route('gallery', 'gallery/GalleryPage.tsx')] : []),
      layout('shell/SignedIn.tsx', [
        route('dashboard', 'dashboard/DashboardPage.tsx'),
        route('admin', 'dashboard/DashboardPage.tsx', { id: 'admin-home' }),
        route('company', 'dashboard/DashboardPage.tsx', { id: 'company-home' }),
        route('professional', 'dashboard/DashboardPage.tsx', { id: 'professional-home' }),
        layout('screens/AdminScreens.tsx', [
          ...registersOf('admin'),
          numbersOf('companies', '../companies/numbers/CompanyNumbersPage.tsx'),
          route('practice', '../practice/PracticePage.tsx'),
          route('tasks', '../tasks/TasksPage.tsx', [
            route('retry/:taskId', '../tasks/TaskRetryModal.tsx'),
            route('retry-all', '../tasks/TaskRetryAllModal.tsx'),
            route('discard/:taskId', '../tasks/TaskDiscardModal.tsx'),
          ]),
          route('tokens', '../sign-in/api-tokens/overview/AllTokensPage.tsx', [
            route('revoke/:tokenId', '../sign-in/api-tokens/overview/RevokeAnyModal.tsx'),
          ]),
          route('audit', '../audit/AuditPage.tsx'),
        ]),
        layout('screens/CompanyScreens.tsx', [
          route('bundles', '../documents/bundles/BundlesPage.tsx'),
          ...registersOf('company'),
          numbersOf('units', '../units/numbers/UnitNumbersPage.tsx'),
          numbersOf('employees', '../employees/numbers/EmployeeNumbersPage.tsx'),
          route(
            'employees/:unitId',
            '../employees/list/EmployeesPage.tsx',
            { id: 'employees-of-unit' },
            modalsOf(employees.register, 'employees-of-unit'),
          ),
          ...programmeOf('programme', 'own-programme'),
        ]),
        layout('screens/ProfessionalScreens.tsx', [
          ...registersOf('professional'),
          route('documents/choose', '../documents/ChooseEmployeePage.tsx'),
          route('documents/upload', '../documents/files/UploadPage.tsx'),
          route('documents/sign', '../documents/signatures/SignDocumentsPage.tsx'),
          route('documents/sign/cloud', '../documents/signatures/cloud/CloudSigningPage.tsx'),
          route('documents/view', '../documents/ViewDocumentsPage.tsx'),
          route('documents/view/:employeeId', '../documents/EmployeeDocumentsPage.tsx'),
          route('documents/view/:employeeId/exams', '../exams/ExamRecordsPage.tsx', [
            route('record', '../exams/ExamRecordModal.tsx'),
            route('finding/:recordId', '../exams/finding/ExamFindingModal.tsx'),
            route('withdraw/:recordId', '../exams/ExamWithdrawModal.tsx'),
          ]),
          route('documents/create/:employeeId?', '../documents/CreateDocumentsPage.tsx'),
          route('employee/audit/:employeeId', '../audit/EmployeeAuditPage.tsx'),
          route('people/:employeeId/data', 'person-data/PersonDataPage.tsx'),
          route('people/:employeeId/rights', '../privacy-requests/screen/PersonRightsPage.tsx', [
            route('request', '../privacy-requests/screen/RequestModal.tsx'),
            route('consent', '../consents/ConsentModal.tsx'),
            route('answer/:requestId', '../privacy-requests/screen/AnswerModal.tsx', { id: 'answer-of-person' }),
          ]),
          route('people/:employeeId/audiograms', '../audiograms/screen/AudiogramsPage.tsx', [
            route('judge/:audiogramId', '../audiograms/screen/JudgeModal.tsx'),
          ]),
          route('people/:employeeId/vaccines', '../vaccinations/screen/VaccinationsPage.tsx', [
            route('record', '../vaccinations/screen/DoseRecordModal.tsx'),
            route('refuse', '../vaccinations/screen/RefusalRecordModal.tsx'),
            route('reaction/:vaccinationId', '../vaccinations/screen/ReactionModal.tsx'),
            route('withdraw/:vaccinationId', '../vaccinations/screen/VaccinationWithdrawModal.tsx'),
          ]),
          route('people/:employeeId/trends', '../trends/screen/TrendsPage.tsx'),
          route('people/:employeeId/intervals', '../personal-intervals/screen/IntervalsPage.tsx', [
            route('record', '../personal-intervals/screen/IntervalRecordModal.tsx'),
            route('edit/:intervalId', '../personal-intervals/screen/IntervalEditModal.tsx'),
            route('withdraw/:intervalId', '../personal-intervals/screen/IntervalWithdrawModal.tsx'),
          ]),
          route('cats', '../esocial/cats/screen/CatsPage.tsx', [
            route('record', '../esocial/cats/screen/CatRecordModal.tsx'),
            route('edit/:catId', '../esocial/cats/screen/CatEditModal.tsx'),
            route('withdraw/:catId', '../esocial/cats/screen/CatWithdrawModal.tsx'),
            route('issue/:kind/:recordId', '../documents/person/IssuePersonModal.tsx', { id: 'issue-cat' }),
          ]),
          route('programmes/:companyId/reports', '../annual-reports/screen/ReportsPage.tsx', [
            route('begin', '../annual-reports/screen/ReportBeginModal.tsx'),
          ]),
          route('programmes/:companyId/reports/:reportId', '../annual-reports/screen/ReportPage.tsx', [
            route('write', '../annual-reports/screen/ReportWriteModal.tsx'),
            route('present', '../annual-reports/presentations/PresentModal.tsx'),
            route(
              'withdraw-presentation/:presentationId',
              '../annual-reports/presentations/PresentationWithdrawModal.tsx',
            ),
          ]),
          route('reports-due', '../annual-reports/due/ReportsDuePage.tsx'),
          route('diseases', '../diseases/screen/DiseasesPage.tsx', [
            route('record', '../diseases/screen/DiseaseRecordModal.tsx'),
            route('edit/:diseaseId', '../diseases/screen/DiseaseEditModal.tsx'),
            route('withdraw/:diseaseId', '../diseases/screen/DiseaseWithdrawModal.tsx'),
          ]),
          route('exam-results', '../exams/received/screen/ExamResultsPage.tsx', [
            route('decide/:resultId', '../exams/received/screen/DecideModal.tsx'),
          ]),
          route('privacy-requests', '../privacy-requests/screen/PrivacyRequestsPage.tsx', [
            route('answer/:requestId', '../privacy-requests/screen/AnswerModal.tsx'),
          ]),
          route('programmes', '../programmes/page/ProgrammesPage.tsx'),
          route('programmes/:companyId/prepare', '../programmes/page/PreparePage.tsx'),
          route('programmes/:companyId/versions/:programmeId/groups/create', '../programmes/group/GroupCreatePage.tsx'),
          route('programmes/:companyId/versions/:programmeId/groups/:groupId', '../programmes/group/GroupEditPage.tsx'),
          ...programmeOf('programmes/:companyId', 'programme', {
            programme: [
              route('copy/:programmeId/:groupId', '../programmes/version/CopyGroupModal.tsx', {
                id: 'copy-current-group',
              }),
            ],
            version: [
              route('discard', '../programmes/version/DiscardModal.tsx'),
              route('remove/:groupId', '../programmes/version/RemoveGroupModal.tsx'),
              route('copy/:groupId', '../programmes/version/CopyGroupModal.tsx'),
            ],
            members: [route('move/:employeeId', '../programmes/people/MoveMemberModal.tsx')],
            documents: [route('issue/:kind', '../documents/company/IssueCompanyModal.tsx')],
          }),
        ]),
        layout('screens/ClinicScreens.tsx', [
          route('people', '../employees/people/PeoplePage.tsx'),
          route('agenda', '../agenda/day/AgendaPage.tsx'),
          ...agendaSettings(),
          route('people/:employeeId', '../employees/people/PersonPage.tsx'),
          route('queue/create', '../referrals/queue/screen/WalkInPage.tsx'),
          route('queue', '../referrals/queue/screen/QueuePage.tsx', [
            route('arrive/:referralId', '../referrals/queue/screen/ArriveModal.tsx'),
            route('exams/:referralId', '../referrals/queue/checklist/ChecklistModal.tsx'),
            route('miss/:referralId', '../referrals/queue/screen/MissModal.tsx'),
            route('panel/:placeId', '../referrals/panel/PanelModal.tsx'),
            route('take-over/:referralId', '../referrals/queue/screen/TakeOverModal.tsx'),
            route('ticket/:referralId', '../referrals/queue/ticket/TicketModal.tsx'),
          ]),
        ]),
        layout('screens/CareScreens.tsx', [
          route('due-dates', '../due-dates/page/DueDatesPage.tsx', [
            route('person/:employeeId', '../due-dates/page/DuePersonModal.tsx'),
            route('recall', '../recalls/RecallModal.tsx'),
            route('refer', '../referrals/making/ReferManyModal.tsx'),
          ]),
          route('absences', '../absences/screen/AbsencesPage.tsx', [
            route('record', '../absences/screen/AbsenceRecordModal.tsx'),
            route('edit/:absenceId', '../absences/screen/AbsenceEditModal.tsx'),
            route('withdraw/:absenceId', '../absences/screen/AbsenceWithdrawModal.tsx'),
            route('issue/:kind/:recordId', '../documents/person/IssuePersonModal.tsx', { id: 'issue-inss-referral' }),
          ]),
          route('restrictions', '../restrictions/screen/RestrictionsPage.tsx', [
            route('record', '../restrictions/screen/RestrictionRecordModal.tsx'),
            route('edit/:restrictionId', '../restrictions/screen/RestrictionEditModal.tsx'),
            route('end/:restrictionId', '../restrictions/screen/RestrictionEndModal.tsx'),
            route('withdraw/:restrictionId', '../restrictions/screen/RestrictionWithdrawModal.tsx'),
          ]),
          route('esocial', '../esocial/screen/EsocialPage.tsx', [
            route('event/:eventId', '../esocial/screen/EventModal.tsx'),
            route('receipt/:eventId', '../esocial/screen/ReceiptModal.tsx'),
            route('exam/:eventId/:at', '../esocial/screen/ExamFactModal.tsx'),
            route('package', '../esocial/screen/PackageModal.tsx'),
            route('send', '../esocial/screen/SendModal.tsx'),
          ]),
          route('esocial/conditions', '../esocial/conditions/screen/ConditionsPage.tsx', [
            route('record/:groupId', '../esocial/conditions/screen/ConditionRecordModal.tsx'),
            route('edit/:conditionId', '../esocial/conditions/screen/ConditionEditModal.tsx'),
            route('withdraw/:conditionId', '../esocial/conditions/screen/ConditionWithdrawModal.tsx'),
          ]),
          route('due-dates/vaccines', '../due-dates/vaccines/DueVaccinesPage.tsx'),
          route('due-dates/after-job', '../due-dates/after-job/DueLettersPage.tsx', [
            route('issue/:employeeId', '../documents/person/after-job/IssueAfterJobModal.tsx'),
          ]),
          route('due-dates/noise', '../due-dates/noise/NoisePage.tsx'),
          route('due-dates/letters', '../recalls/LettersPage.tsx'),
        ]),
        layout('systems/SystemsScreens.tsx', [
          route('webhooks', '../webhooks/WebhooksPage.tsx', [
            route('create', '../webhooks/WebhookCreateModal.tsx'),
            route('edit/:webhookId', '../webhooks/WebhookEditModal.tsx'),
            route('delete/:webhookId', '../webhooks/WebhookDeleteModal.tsx'),
            route('secret/:webhookId', '../webhooks/WebhookSecretModal.tsx'),
          ]),
          route('webhooks/:webhookId', '../webhooks/WebhookLogPage.tsx', [
            route('again', '../webhooks/WebhookResendModal.tsx'),
          ]),
        ]),
        layout('screens/ReferralScreens.tsx', [
          route('statistics', '../statistics/page/StatisticsPage.tsx'),
          route('referrals', '../referrals/following/ReferralsPage.tsx', [
            route('calendar', '../referrals/calendar/CalendarModal.tsx'),
          ]),
          route('referrals/create', '../referrals/making/ReferPage.tsx'),
          route('referrals/:referralId', '../referrals/following/ReferralPage.tsx', [
            route('move', '../referrals/following/ReferralMoveModal.tsx'),
            route('cancel', '../referrals/following/ReferralCancelModal.tsx'),
          ]),
        ]),
        layout('screens/ImportScreens.tsx', [
          route('imports', '../imports/screen/ImportsPage.tsx'),
          route('imports/:importId', '../imports/screen/ImportPage.tsx', [
            route('confirm', '../imports/screen/ImportConfirmModal.tsx'),
            route('cancel', '../imports/screen/ImportCancelModal.tsx'),
            route('units', '../units/import/NewUnitsModal.tsx'),
          ]),
        ]),
        route('employee/documents/:employeeId?', 'employee-documents/EmployeeDocumentsByRole.tsx'),
        route('documents/issued/:documentId', '../documents/issued/viewer/IssuedDocumentPage.tsx', [
          route('cancel', '../documents/issued/viewer/IssuedCancelModal.tsx'),
          route('correct', '../documents/person/CorrectPersonModal.tsx'),
          route('sign', '../documents/signatures/SignModal.tsx'),
          route('deliver', '../documents/deliveries/recording/DeliveryModal.tsx'),
          route('deliveries/:deliveryId/withdraw', '../documents/deliveries/recording/DeliveryWithdrawModal.tsx'),
        ]),
        route('settings', 'settings/SettingsPage.tsx'),
      ]),
    ]),
    route('*', 'UnknownPath.tsx'),
  ]),
] satisfies RouteConfig;

/** The screens of the registers that a kind of user keeps. */
function registersOf(type: Register['of']) {
  return registers
    .filter(({ of }) => of === type)
    .flatMap((register) => [
      route(register.path, `../${register.screens.list}`, modalsOf(register, register.path)),
      route(`${register.path}/create`, `../${register.screens.create}`),
    ]);
}

/** The list of what is to be mended in a register, over which its records are edited. */
function numbersOf(path: string, page: string) {
  const { screens } = registers.find((register) => register.path === path) ?? {};
  const edit = Object.entries<string>(screens?.modals ?? {}).filter(([modal]) => modal.startsWith('edit/'));
  return route(
    `${path}/numbers`,
    page,
    edit.map(([modal, file]) => route(modal, `../${file}`, { id: `${path}-numbers-edit` })),
  );
}

/** The modals of a register over a list of it: there may be another one. */
function modalsOf({ screens }: Register, list: string) {
  return Object.entries(screens.modals).map(([path, file]) =>
    route(path, `../${file}`, { id: `${list}-${path.split('/')[0]}` }),
  );
}
