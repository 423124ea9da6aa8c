import { AccountModal } from '../sign-in/accounts/AccountModal.tsx';
import { adminsApi } from './useAdmins.ts';

/** The access of the admin that the address names. */
export default function AdminAccountModal() {
  return (
    <AccountModal readUser={(id) => adminsApi.read.queryOptions({ input: { id }, select: ({ admin }) => admin })} />
  );
}
