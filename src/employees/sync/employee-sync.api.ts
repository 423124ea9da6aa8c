import { forSignedIn } from '../../access/handlers.server.ts';
import { mustReach } from '../../access/scope.ts';
import { rejectDuplicate } from '../../platform/database/unique.server.ts';
import { takenCpf } from '../former/former-employee.rules.ts';
import { employeeSyncContract } from './employee-sync.contract.ts';
import { syncEmployee } from './synced-employee.server.ts';

/** An employee as another system knows them (product 21.3). */
export const employeeSyncApi = forSignedIn(employeeSyncContract, {
  sync: ({ input, context }) => {
    mustReach(context.scope, input.companyId, 'Empresa não encontrada.');
    return rejectDuplicate(takenCpf, () => syncEmployee(context, input));
  },
});
