import { type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { onChange } from '../../../platform/browser/changes.ts';
import { isNotFound } from '../../../platform/contract/errors.ts';
import { sameValue } from '../same-value.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an open form watches. */
type Watched<Answer, Stored> = {
  read: UseQueryOptions<Answer, Error, Stored>;
  /** What the fields are called; of what has no name here nobody sees anything. */
  labels: Readonly<Record<string, string>>;
  toForm: (record: Stored) => Values;
  /** What the record held when the fields were last filled with it. */
  seen: () => Values;
  /** What is in the fields. */
  typed: () => Values;
  /** Whether the form is about to save, or has no fields yet: then it learns of a change by itself. */
  isBusy: () => boolean;
};

/** What another person has done to the record since the form was filled. */
export type ChangedElsewhere = {
  /** What the fields are called that are saved otherwise now. */
  labels: readonly string[];
  /** Why the record can no longer be edited, if it can't. */
  problem: string | null;
};

const unchanged: ChangedElsewhere = { labels: [], problem: null };

/**
 * Watches what becomes of the record of an open form. What is in the fields, and the version that a save sets out from, stay as
 * they are.
 * @returns what has changed, and what forgets it once the form has caught up
 */
export function useChangedElsewhere<Answer, Stored>(watched: Watched<Answer, Stored>) {
  const queries = useQueryClient();
  const [changed, setChanged] = useState(unchanged);
  /** Whether the record was changed last with the own access, in another window. */
  const [isOwn, setOwn] = useState(false);
  const latest = useRef(watched);
  latest.current = watched;
  useEffect(() => {
    let isThere = true;
    const stop = onChange(async ({ concerns, by }) => {
      const { read, isBusy } = latest.current;
      if (read.enabled === false || !concerns(read.queryKey)) return;
      const who = by(read.queryKey);
      if (who !== null) setOwn(who === 'own');
      if (isBusy()) return;
      // Beside what the form was filled from.
      const options = { ...read, queryKey: [...read.queryKey, 'newest'], staleTime: 0, gcTime: 0, retry: false };
      const found = await queries.fetchQuery(options as UseQueryOptions<Answer>).then(
        (answer) => compare(latest.current, answer),
        (error: unknown) => (isNotFound(error) ? { ...unchanged, problem: errorMessage(error) } : null),
      );
      if (isThere && found && !latest.current.isBusy()) setChanged(found);
    });
    return () => {
      isThere = false;
      stop();
    };
  }, [queries]);
  return { ...changed, isOwn, forget: () => setChanged(unchanged) };
}

/** What is as it was typed here needs no word: it may be the user's own save. */
function compare<Answer, Stored>({ read, toForm, ...form }: Watched<Answer, Stored>, answer: Answer): ChangedElsewhere {
  const [seen, typed] = [form.seen(), form.typed()];
  try {
    const stored = toForm((read.select ? read.select(answer) : answer) as Stored);
    const names = Object.keys(form.labels).filter((name) => name in stored);
    const changed = names.filter(
      (name) => !sameValue(stored[name], seen[name]) && !sameValue(stored[name], typed[name]),
    );
    return { labels: changed.map((name) => form.labels[name] ?? name), problem: null };
  } catch (error) {
    return { labels: [], problem: errorMessage(error) };
  }
}
