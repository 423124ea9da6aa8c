import { AccountModal } from '../sign-in/accounts/AccountModal.tsx';
import { professionalsApi } from './useProfessionals.ts';

/** The access of the professional that the address names. */
export default function ProfessionalAccountModal() {
  return (
    <AccountModal
      readUser={(id) =>
        professionalsApi.read.queryOptions({ input: { id }, select: ({ professional }) => professional })
      }
    />
  );
}
