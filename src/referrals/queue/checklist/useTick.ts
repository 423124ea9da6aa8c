import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { errorToast } from '../../../ui/toast/toast.ts';
import type { ListedExam } from './checklist.contract.ts';
import { checklistApi } from './useChecklist.ts';

/**
 * The tick of one exam, by itself: what is clicked shows at once, and a click before the answer is sent after it, so that the last one
 * counts. What is refused is said where it was clicked; where the window is closed by then, in a toast.
 * @param onDone what else shows it
 */
export function useTick(referralId: string, { code, name, done }: ListedExam, onDone: () => void) {
  const queries = useQueryClient();
  /** What was clicked and not answered yet. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState<string | null>(null);
  const last = useRef<boolean | null>(null);
  const isSending = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function send(): Promise<void> {
    const { queryKey } = checklistApi.read.queryOptions({ input: { referralId } });
    let sent: boolean | null = null;
    while (last.current !== null && last.current !== sent) {
      sent = last.current;
      const { exam } = await checklistApi.check.call({ referralId, code, done: sent });
      queries.setQueryData(queryKey, (before) => before && { ...before, exams: before.exams.map(inPlaceBy(exam)) });
    }
  }

  async function tick(isDone: boolean): Promise<void> {
    last.current = isDone;
    setWanted(isDone);
    setError(null);
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send();
    } catch (failure) {
      const said = errorMessage(failure);
      if (isShown.current) setError(said);
      else errorToast(`${name}: ${said}`);
    }
    isSending.current = false;
    last.current = null;
    setWanted(null);
    // Also after a refusal: whether it stands now is for the server to say.
    void queries.invalidateQueries(checklistApi.read.queryOptions({ input: { referralId } }));
    onDone();
  }

  return { isDone: wanted ?? done !== null, isSaving: wanted !== null, error, tick };
}

function inPlaceBy(exam: ListedExam) {
  return (other: ListedExam) => (other.code === exam.code ? exam : other);
}
