import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

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
    ]),
    layout('look/Components.tsx', [
      // Parts and papers side by side, while developing; the built pages do not have it.
      ...(import.meta.env.DEV ? [route('gallery', 'gallery/GalleryPage.tsx')] : []),
      layout('shell/SignedIn.tsx', [
        route('dashboard', 'dashboard/DashboardPage.tsx'),
        route('admin', 'dashboard/DashboardPage.tsx', { id: 'admin-home' }),
        route('company', 'dashboard/DashboardPage.tsx', { id: 'company-home' }),
        route('professional', 'dashboard/DashboardPage.tsx', { id: 'professional-home' }),
        layout('shell/AdminScreens.tsx', [
          route('companies', '../companies/CompaniesPage.tsx', [
            route('edit/:id', '../companies/CompanyEditModal.tsx'),
            route('access/:id', '../companies/CompanyAccountModal.tsx'),
          ]),
          route('companies/create', '../companies/CompanyCreatePage.tsx'),
          route('professionals', '../professionals/ProfessionalsPage.tsx', [
            route('edit/:id', '../professionals/ProfessionalEditModal.tsx'),
            route('access/:id', '../professionals/ProfessionalAccountModal.tsx'),
          ]),
          route('professionals/create', '../professionals/ProfessionalCreatePage.tsx'),
          route('admins', '../admins/AdminsPage.tsx', [
            route('edit/:id', '../admins/AdminEditModal.tsx'),
            route('access/:id', '../admins/AdminAccountModal.tsx'),
          ]),
          route('admins/create', '../admins/AdminCreatePage.tsx'),
          route('practice', '../practice/PracticePage.tsx'),
          route('tasks', '../tasks/TasksPage.tsx', [
            route('retry/:taskId', '../tasks/TaskRetryModal.tsx'),
            route('retry-all', '../tasks/TaskRetryAllModal.tsx'),
            route('discard/:taskId', '../tasks/TaskDiscardModal.tsx'),
          ]),
          route('audit', '../audit/AuditPage.tsx'),
        ]),
        layout('shell/CompanyScreens.tsx', [
          route('bundles', '../documents/bundles/BundlesPage.tsx'),
          route('units', '../units/UnitsPage.tsx', [
            route('edit/:unitId', '../units/UnitEditModal.tsx'),
            route('delete/:unitId', '../units/UnitDeleteModal.tsx'),
            route('move/:unitId', '../units/UnitMoveModal.tsx'),
          ]),
          route('units/create', '../units/UnitCreatePage.tsx'),
          route('employees', '../employees/list/EmployeesPage.tsx', employeeModals('employees')),
          route('employees/create', '../employees/EmployeeCreatePage.tsx'),
          route(
            'employees/:unitId',
            '../employees/list/EmployeesPage.tsx',
            { id: 'employees-of-unit' },
            employeeModals('employees-of-unit'),
          ),
        ]),
        layout('shell/ProfessionalScreens.tsx', [
          route('documents/choose', '../documents/ChooseEmployeePage.tsx'),
          route('documents/upload', '../documents/files/UploadPage.tsx'),
          route('documents/view', '../documents/ViewDocumentsPage.tsx'),
          route('documents/view/:employeeId', '../documents/EmployeeDocumentsPage.tsx'),
          route('documents/create/:employeeId?', '../documents/CreateDocumentsPage.tsx'),
          route('employee/audit/:employeeId', '../audit/EmployeeAuditPage.tsx'),
        ]),
        route('employee/documents/:employeeId?', 'EmployeeDocumentsByRole.tsx'),
        route('documents/issued/:documentId', '../documents/issued/viewer/IssuedDocumentPage.tsx', [
          route('cancel', '../documents/issued/viewer/IssuedCancelModal.tsx'),
          route('deliver', '../documents/deliveries/recording/DeliveryModal.tsx'),
        ]),
        route('settings', 'settings/SettingsPage.tsx'),
      ]),
    ]),
    route('*', 'UnknownPath.tsx'),
  ]),
] satisfies RouteConfig;

/** The modals over both lists of employees. */
function employeeModals(list: string) {
  return [
    route('edit/:employeeId', '../employees/EmployeeEditModal.tsx', { id: `${list}-edit` }),
    route('move/:employeeId', '../employees/moves/EmployeeMoveModal.tsx', { id: `${list}-move` }),
    route('inactivate/:employeeId', '../employees/former/EmployeeInactivateModal.tsx', { id: `${list}-inactivate` }),
    route('reactivate/:employeeId', '../employees/former/EmployeeReactivateModal.tsx', { id: `${list}-reactivate` }),
  ];
}
