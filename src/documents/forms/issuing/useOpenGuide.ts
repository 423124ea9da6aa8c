import { useQuery } from '@tanstack/react-query';
import { today } from '../../../platform/contract/dates.ts';
import { occasionLabels } from '../../../programmes/programmes.labels.ts';
import { openStates } from '../../../referrals/referrals.labels.ts';
import { referralsApi } from '../../../referrals/useReferrals.ts';

/** Who was missed may have come after all. */
const completable: readonly string[] = [...openStates, 'missed'];

/**
 * The person's guide of today that an ASO from outside the queue would leave open. One of the same occasion for which they are there
 * is completed by the ASO itself, and is not asked about (product 17.8).
 * @param employeeId null for what asks about none
 */
export function useOpenGuide(employeeId: string | null, examType: string) {
  const day = today();
  const input = { employeeId: employeeId ?? '', from: day, to: day, page: 1, pageSize: 20 };
  const { data } = useQuery(referralsApi.list.queryOptions({ input, enabled: employeeId !== null }));
  if (employeeId === null) return null;
  const open = (data?.referrals ?? []).filter(({ state }) => completable.includes(state));
  const guides = open.map(({ id, name, occasion, state }) => {
    const isSame = occasionLabels[occasion] === examType;
    return {
      id,
      name,
      occasion: occasionLabels[occasion],
      isSame,
      isThere: state === 'arrived' || state === 'attending',
    };
  });
  if (guides.some(({ isSame, isThere }) => isSame && isThere)) return null;
  return guides.find(({ isSame }) => isSame) ?? guides[0] ?? null;
}
