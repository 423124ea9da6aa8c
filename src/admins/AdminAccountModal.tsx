import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AccountModal } from '../sign-in/accounts/AccountModal.tsx';
import { adminsApi } from './useAdmins.ts';

/** The access of the admin that the address names. */
export default function AdminAccountModal() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(adminsApi.read.queryOptions({ input: { id } }));
  return <AccountModal name={data?.admin.name} userId={data?.admin.userId} loadError={error} />;
}
