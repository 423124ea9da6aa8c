import { addressesContract } from '../addresses/addresses.contract.ts';
import { adminsContract } from '../admins/admins.contract.ts';
import { auditContract } from '../audit/audit.contract.ts';
import { companiesContract } from '../companies/companies.contract.ts';
import { documentsContract } from '../documents/documents.contract.ts';
import { employeesContract } from '../employees/employees.contract.ts';
import { professionalsContract } from '../professionals/professionals.contract.ts';
import { accountsContract } from '../sign-in/accounts/accounts.contract.ts';
import { noticesContract } from '../sign-in/notices/notices.contract.ts';
import { secondFactorContract } from '../sign-in/second-factor/second-factor.contract.ts';
import { sessionsContract } from '../sign-in/sessions/sessions.contract.ts';
import { accessContract, signInContract } from '../sign-in/sign-in.contract.ts';
import { unitsContract } from '../units/units.contract.ts';

/** Every endpoint of the API, by feature. A new feature adds one line here and one in `api.server.ts`. */
export const contracts = {
  signIn: signInContract,
  access: accessContract,
  accounts: accountsContract,
  notices: noticesContract,
  sessions: sessionsContract,
  secondFactor: secondFactorContract,
  admins: adminsContract,
  companies: companiesContract,
  professionals: professionalsContract,
  units: unitsContract,
  employees: employeesContract,
  documents: documentsContract,
  addresses: addressesContract,
  audit: auditContract,
};
