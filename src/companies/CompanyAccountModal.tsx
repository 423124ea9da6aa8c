import { AccountModal } from '../sign-in/accounts/AccountModal.tsx';
import { companiesApi } from './useCompanies.ts';

/** The access of the company that the address names. */
export default function CompanyAccountModal() {
  return (
    <AccountModal
      readUser={(id) =>
        companiesApi.read.queryOptions({
          input: { id },
          select: ({ company: { corporate_reason: name, userId } }) => ({ name, userId }),
        })
      }
    />
  );
}
