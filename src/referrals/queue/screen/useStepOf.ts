import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReferralState } from '../../referrals.labels.ts';
import { queueApi } from '../useQueue.ts';

/**
 * Whom a dialog of the queue is about, as they are while it is open, and whether somebody else has made it pointless meanwhile.
 * @param allows whether the dialog's step is still possible
 */
export function useStepOf(referralId: string, allows: (state: ReferralState) => boolean) {
  const { data, error } = useQuery(queueApi.read.queryOptions({ input: { referralId } }));
  /** What was done here is no news. */
  const isDone = useRef(false);
  const person = data?.person;
  return {
    ...{ person, error },
    changedTo: person && !isDone.current && !allows(person.state) ? person.state : null,
    async take<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      const answer = await call();
      isDone.current = true;
      return answer;
    },
  };
}
