import type { Feature } from '../access/handlers.server.ts';
import { addressesApi } from '../addresses/addresses.api.ts';
import { adminsApi } from '../admins/admins.api.ts';
import { auditApi } from '../audit/audit.api.ts';
import { companiesApi } from '../companies/companies.api.ts';
import { documentsApi } from '../documents/documents.api.ts';
import { employeesApi } from '../employees/employees.api.ts';
import { professionalsApi } from '../professionals/professionals.api.ts';
import { accountsApi } from '../sign-in/accounts/accounts.api.ts';
import { noticesApi } from '../sign-in/notices/notices.api.ts';
import { secondFactorApi } from '../sign-in/second-factor/second-factor.api.ts';
import { sessionsApi } from '../sign-in/sessions/sessions.api.ts';
import { accessApi, signInApi } from '../sign-in/sign-in.api.ts';
import { unitsApi } from '../units/units.api.ts';
import type { contracts } from './contracts.ts';

/** The handlers of `contracts`, by feature; a feature that is forgotten does not compile. */
export const api: Readonly<Record<keyof typeof contracts, Feature>> = {
  signIn: signInApi,
  access: accessApi,
  accounts: accountsApi,
  notices: noticesApi,
  sessions: sessionsApi,
  secondFactor: secondFactorApi,
  admins: adminsApi,
  companies: companiesApi,
  professionals: professionalsApi,
  units: unitsApi,
  employees: employeesApi,
  documents: documentsApi,
  addresses: addressesApi,
  audit: auditApi,
};
