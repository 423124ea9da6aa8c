import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AccountModal } from '../sign-in/accounts/AccountModal.tsx';
import { companiesApi } from './useCompanies.ts';

/** The access of the company that the address names. */
export default function CompanyAccountModal() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(companiesApi.read.queryOptions({ input: { id } }));
  return <AccountModal name={data?.company.corporate_reason} userId={data?.company.userId} loadError={error} />;
}
