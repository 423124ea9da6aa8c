import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { daysBetween, today } from '../../platform/contract/dates.ts';
import { CountLinks } from '../../ui/CountLinks.tsx';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { openStates, stateLabels } from '../referrals.labels.ts';
import { referralCountsApi } from './useCounts.ts';

/** What is open of a company's referrals, and who missed theirs lately, each the way to the list of it (product 17.9). */
export function ReferralCounts({ companyId }: { companyId: string }) {
  const { data, error } = useQuery(referralCountsApi.read.queryOptions({ input: { companyId } }));
  return (
    <Panel title="Encaminhamentos">
      {error ? (
        <p role="alert">{errorMessage(error)}</p>
      ) : data ? (
        <CountLinks
          counts={[
            ...openStates.map((state) => ({
              label: stateLabels[state],
              count: String(data.counts[state]),
              to: `/referrals?state=${state}`,
            })),
            {
              label: `${stateLabels.missed} nos últimos ${daysBetween(data.missedSince, today())} dias`,
              count: String(data.counts.missed),
              to: `/referrals?state=missed&from=${data.missedSince}`,
            },
          ]}
        />
      ) : (
        <LoadingBlock height={72} />
      )}
    </Panel>
  );
}
