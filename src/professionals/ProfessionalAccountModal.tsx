import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AccountModal } from '../sign-in/accounts/AccountModal.tsx';
import { professionalsApi } from './useProfessionals.ts';

/** The access of the professional that the address names. */
export default function ProfessionalAccountModal() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(professionalsApi.read.queryOptions({ input: { id } }));
  return <AccountModal name={data?.professional.name} userId={data?.professional.userId} loadError={error} />;
}
