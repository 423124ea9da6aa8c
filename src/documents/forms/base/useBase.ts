import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { errorToast } from '../../../ui/toast/toast.ts';
import { issuedApi } from '../../issued/useIssued.ts';
import { restore } from '../editor/restore.rules.ts';
import type { DocumentForm, Subject } from '../form.ts';

type Answers = Record<string, unknown>;

/** Takes an issued document as the base of what is being filled in, once, and takes that back. */
export function useBase({ blank, basedOn }: DocumentForm, subject: Subject) {
  const { getValues, setValue } = useFormContext<Answers>();
  const queries = useQueryClient();
  const [taken, setTaken] = useState<{ before: Answers; filled: Answers } | null>(null);
  /** Where the focus goes: what was pressed is not there any more. */
  const place = useRef<HTMLElement>(null);

  function write(answers: Answers) {
    for (const [name, value] of Object.entries(answers)) setValue(name, value, { shouldDirty: true });
    setTimeout(() => place.current?.focus());
  }

  const taking = useMutation({
    mutationFn: (documentId: string) =>
      queries.fetchQuery(
        issuedApi.answers.queryOptions({ input: { documentId }, staleTime: Number.POSITIVE_INFINITY }),
      ),
    onSuccess: ({ answers }) => {
      const now = structuredClone(getValues());
      const based = basedOn(now, restore(blank(subject), answers)) as Answers;
      const changed = Object.keys(based).filter((name) => !isSame(based[name], now[name]));
      setTaken({ before: pick(now, changed), filled: pick(based, changed) });
      write(pick(based, changed));
    },
    onError: (error) => errorToast(errorMessage(error)),
  });

  function undo() {
    if (!taken) return;
    const { before, filled } = taken;
    const now = getValues();
    // What was changed since stays.
    write(
      pick(
        before,
        Object.keys(before).filter((name) => isSame(now[name], filled[name])),
      ),
    );
    setTaken(null);
  }

  return { isTaken: taken !== null, isBusy: taking.isPending, take: taking.mutate, undo, place };
}

function pick(answers: Answers, names: readonly string[]): Answers {
  return structuredClone(Object.fromEntries(names.map((name) => [name, answers[name]])));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
