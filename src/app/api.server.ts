import type { Feature } from '../access/handlers.server.ts';
import { addressesApi } from '../addresses/addresses.api.ts';
import { adminsApi } from '../admins/admins.api.ts';
import { auditApi } from '../audit/audit.api.ts';
import { companiesApi } from '../companies/companies.api.ts';
import { bundleDocumentsApi, bundlesApi } from '../documents/bundles/bundles.api.ts';
import { deliveriesApi } from '../documents/deliveries/deliveries.api.ts';
import { deliveryLinksApi } from '../documents/deliveries/delivery-links.api.ts';
import { documentsApi } from '../documents/documents.api.ts';
import { issuedApi } from '../documents/issued/issued.api.ts';
import { employeesApi } from '../employees/employees.api.ts';
import { notificationsApi } from '../notifications/notifications.api.ts';
import { practiceApi } from '../practice/practice.api.ts';
import { professionalsApi } from '../professionals/professionals.api.ts';
import { accountsApi } from '../sign-in/accounts/accounts.api.ts';
import { idleApi } from '../sign-in/idle/idle.api.ts';
import { linksApi } from '../sign-in/links/links.api.ts';
import { noticesApi } from '../sign-in/notices/notices.api.ts';
import { passkeySignInApi } from '../sign-in/passkeys/passkey-sign-in.api.ts';
import { passkeysApi } from '../sign-in/passkeys/passkeys.api.ts';
import { secondFactorApi } from '../sign-in/second-factor/second-factor.api.ts';
import { sessionsApi } from '../sign-in/sessions/sessions.api.ts';
import { accessApi, signInApi } from '../sign-in/sign-in.api.ts';
import { tasksApi } from '../tasks/tasks.api.ts';
import { unitsApi } from '../units/units.api.ts';
import { notificationKinds } from './workshop/notification-kinds.server.ts';

/** Every endpoint of the API with what runs for it, by feature. A new feature adds one line here. */
export const api: Readonly<Record<string, Feature>> = {
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
  admins: adminsApi,
  companies: companiesApi,
  professionals: professionalsApi,
  units: unitsApi,
  employees: employeesApi,
  documents: documentsApi,
  issued: issuedApi,
  deliveries: deliveriesApi,
  deliveryLinks: deliveryLinksApi,
  bundles: bundlesApi,
  bundleDocuments: bundleDocumentsApi,
  addresses: addressesApi,
  audit: auditApi,
  practice: practiceApi,
  notifications: notificationsApi(notificationKinds),
  tasks: tasksApi,
};

/** The endpoints alone. */
export const contracts = Object.fromEntries(Object.entries(api).map(([feature, { contract }]) => [feature, contract]));
