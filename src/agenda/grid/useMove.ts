import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isChangedByOther } from '../../platform/contract/changed-by-other.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { whenLabel } from '../../referrals/referrals.labels.ts';
import { referralsApi } from '../../referrals/useReferrals.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import type { Target } from './free-places.rules.ts';
import type { Timed } from './grid-columns.rules.ts';

type Asked = { moved: Timed; target: Target; message: string };

/** Gives somebody another time of a place, as they were seen: what another has changed meanwhile is told and drawn anew. */
export function useMove(placeId: string, onReload: () => Promise<unknown>) {
  const moving = useMutation(referralsApi.move.mutationOptions());
  /** What is asked of an occasion that does not seem to fit the new day. */
  const [asked, setAsked] = useState<Asked | null>(null);

  async function to(moved: Timed, target: Target, occasionConfirmed = false) {
    const { day, startsAt, professionalId } = target;
    const wish = { referralId: moved.id, placeId, day, startsAt, professionalId };
    try {
      await moving.mutateAsync({ ...wish, version: moved.version, occasionConfirmed });
      successToast(`${moved.employeeName}: remarcado para ${formatDate(day)}, ${whenLabel({ startsAt })}.`);
    } catch (error) {
      const issues = issuesOf(error);
      const question = issues.find(({ path }) => path === 'occasionConfirmed');
      if (question) return setAsked({ moved, target, message: question.message });
      errorToast(isChangedByOther(error) ? changedWords : (issues[0]?.message ?? errorMessage(error)));
    }
    await onReload();
  }

  return {
    to,
    isPending: moving.isPending,
    question: asked?.message ?? null,
    confirm: () => {
      setAsked(null);
      if (asked) void to(asked.moved, asked.target, true);
    },
    leave: () => setAsked(null),
  };
}

const changedWords = 'Outra pessoa mudou este agendamento enquanto isso. A agenda mostra agora como ele está.';
