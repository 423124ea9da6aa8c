import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { isNotFound } from '../../../platform/contract/errors.ts';
import { referralsApi } from '../../../referrals/useReferrals.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AttendedNotice } from './AttendedNotice.tsx';
import { AttendedContext } from './useAttended.ts';

type Props = { referralId: string; employeeId: string; children: ReactNode };

/**
 * The forms on somebody who is being attended. Without an answer about the referral they work as they do without one: an ASO never
 * depends on it.
 */
export function AttendedForms({ referralId, employeeId, children }: Props) {
  const { data, error } = useQuery(referralsApi.read.queryOptions({ input: { referralId } }));
  if (!data && !error) return <LoadingBlock height={240} />;
  const referral = data?.referral.employeeId === employeeId ? data.referral : null;
  return (
    <AttendedContext value={referral}>
      {referral ? (
        <AttendedNotice referral={referral} />
      ) : (
        <Notice stops role="status" title="O encaminhamento não pôde ser lido">
          {error && !isNotFound(error) ? `${errorMessage(error)} ` : 'Ele não existe ou é de outra pessoa. '}
          Os formulários funcionam como sempre.
        </Notice>
      )}
      {children}
    </AttendedContext>
  );
}
