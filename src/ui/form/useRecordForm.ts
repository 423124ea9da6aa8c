import { type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { isChangedByOther } from '../../platform/contract/changed-by-other.ts';
import { errorToast, successToast } from '../toast/toast.ts';
import { type Difference, differences, type InWords } from './differences.ts';
import { editQuery } from './edit-query.ts';
import { useChangedElsewhere } from './elsewhere/useChangedElsewhere.ts';
import { sameValue } from './same-value.ts';
import { showServerError } from './server-issues.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useSchemaForm } from './useSchemaForm.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

/** A record as the values of its form. What is stored of a choice may be none of its options any more: the form asks. */
type Values<Input> = { [Name in keyof Input]: Input[Name] extends string | undefined ? string : Input[Name] };

/** What a form that edits a record is made of. */
export type RecordFormParts<Input extends FieldValues, Output extends FieldValues, Answer, Stored> = {
  loadSchema: () => Promise<z.ZodType<Output, Input>>;
  /** What the fields are called, for the comparison with another person's change. */
  labels: Readonly<Record<string, string>>;
  /** What a value of a field is in words, where some are more than a text. */
  inWords?: InWords;
  /** Reads the record. */
  read: UseQueryOptions<Answer, Error, Stored>;
  /** The record as its form shows it. */
  toForm: (record: NoInfer<Stored>) => NoInfer<Values<Input>>;
  /** The call that stores what was typed into the record as it was last read. */
  save: (input: Output, record: NoInfer<Stored>) => Promise<unknown>;
  /** The toasts (product 10.3) for a save that worked and one that failed. */
  savedToast: string;
  failedToast: string;
};

/** A form that edits a record, as `RecordForm` and `EditModal` draw it. */
export type RecordEdit<Input extends FieldValues, Output extends FieldValues, Answer, Stored> = ReturnType<
  typeof useRecordForm<Input, Output, Answer, Stored>
>;

/**
 * A form that edits a record: filled with it once, from then on the user's, whose draft is kept. That another person has saved
 * it meanwhile is said before; a save that was slower shows what differs and lets the user choose.
 */
export function useRecordForm<Input extends FieldValues, Output extends FieldValues, Answer, Stored>(
  parts: RecordFormParts<Input, Output, Answer, Stored>,
) {
  const { loadSchema, labels, inWords, toForm, savedToast, failedToast } = parts;
  const { data, isFetchedAfterMount, error: loadError, refetch } = useQuery({ ...parts.read, ...editQuery });
  const record = isFetchedAfterMount ? data : undefined; // Not what an opening before has read, while that one fades out.
  const save = useMutation({
    mutationFn: ({ input, stored }: { input: Output; stored: Stored }) => parts.save(input, stored),
  });
  const [conflicts, setConflicts] = useState<readonly Difference[] | null>(null);
  const [filled, setFilled] = useState(false);
  /** What the record held when the fields were last filled with it. */
  const seen = useRef<Readonly<Record<string, unknown>>>({});
  const form = useSchemaForm(loadSchema);
  const { blocker, leave } = useUnsavedChanges(form.formState.isDirty);
  const draft = useFormDraft(form, {
    filled,
    onRestored: ({ typed, before }) => {
      const found = differences(labels, typed, before, seen.current, inWords);
      if (found.length > 0) setConflicts(found);
    },
  });

  const changed = useChangedElsewhere({
    read: parts.read,
    labels,
    toForm,
    seen: () => seen.current,
    typed: () => form.getValues(),
    isBusy: () => !filled || save.isPending,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answer fills the fields; from then on they are the user's
  useEffect(() => {
    if (record === undefined || filled) return;
    fill(toForm(record));
    setFilled(true);
  }, [record, filled]);
  useEffect(() => {
    if (loadError) console.warn(loadError); // Only logged (product 10.5).
  }, [loadError]);

  function fill(values: Values<Input>, options?: { keepDirtyValues: boolean }) {
    seen.current = values;
    changed.forget();
    form.reset(values as DefaultValues<Input>, options);
  }

  /** Brings what is stored by now into the fields that were not touched. Answers where the user typed something else. */
  async function catchUp(): Promise<{ found: readonly Difference[]; stored: Stored } | null> {
    const { data } = await refetch();
    if (data === undefined) return null;
    const stored = toForm(data);
    const typed: Readonly<Record<string, unknown>> = structuredClone(form.getValues());
    const before = seen.current;
    const found = differences(labels, typed, before, stored, inWords);
    fill(stored, { keepDirtyValues: true });
    keepLists(typed, before);
    return { found, stored: data };
  }

  /** Lists are kept or caught up with whole; the form itself would take every list for one that was changed. */
  function keepLists(typed: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) {
    for (const [name, stored] of Object.entries(seen.current).filter(([, value]) => Array.isArray(value))) {
      const value = sameValue(typed[name], before[name]) ? stored : typed[name];
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    }
  }

  /** Shows what another person has saved, before the user's own save. */
  async function showChanged(): Promise<void> {
    setConflicts((await catchUp())?.found ?? null);
  }

  /** Saves what was typed. Answers whether it was stored; if not, the form says why. */
  async function store(input: Output): Promise<boolean> {
    if (record === undefined) return false; // Without one there are no fields.
    const wasTold = changed.labels.length > 0;
    try {
      await save.mutateAsync({ input, stored: record });
    } catch (error) {
      const late = isChangedByOther(error) ? await catchUp() : null;
      if (late && wasTold && (await storeBoth(late))) return true;
      errorToast(failedToast);
      if (isChangedByOther(error)) setConflicts(late?.found ?? null);
      else showServerError(form, error);
      return false;
    }
    finish();
    return true;
  }

  /** Who was told what another has changed, and typed into other fields, has both saved: there is nothing to choose. */
  async function storeBoth({ found, stored: newest }: { found: readonly Difference[]; stored: Stored }) {
    const merged = (await loadSchema()).safeParse(form.getValues());
    if (found.length > 0 || !merged.success) return false;
    try {
      await save.mutateAsync({ input: merged.data, stored: newest });
    } catch {
      return false; // Changed once more meanwhile: now the form asks.
    }
    finish();
    return true;
  }

  function finish(): void {
    successToast(savedToast);
    draft.forget();
    setConflicts(null);
  }

  /** After a save that leaves the form open: what was typed after the click stays, and is still to be saved. */
  async function goOn(sent: Input): Promise<void> {
    const { data } = await refetch();
    const typed = Object.entries(structuredClone(form.getValues())).filter(
      ([name, value]) => !sameValue(value, sent[name as keyof Input]),
    );
    fill(data === undefined ? (sent as Values<Input>) : toForm(data));
    for (const [name, value] of typed) {
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    }
  }

  const { labels: changedLabels, problem, isOwn } = changed;
  const elsewhere = { labels: changedLabels, problem, isOwn, onShow: showChanged };
  return { form, record, filled, loadError, blocker, leave, draft, conflicts, elsewhere, catchUp, store, goOn };
}
