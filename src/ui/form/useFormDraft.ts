import { useContext, useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import {
  type Draft,
  draftKey,
  draftsUnder,
  flushDrafts,
  keepDraft,
  readDraft,
  removeDraft,
} from '../../platform/browser/device/draft-store.ts';
import { tabId } from '../../platform/browser/device/tab-id.ts';
import { asChangedFields, type ChangedFields, changedFields } from './changed-fields.ts';
import { DraftOwner } from './draft-owner.ts';

/** What a form says of its draft, and what its buttons do. */
export type FormDraft = {
  /** The draft of this tab, which stands in the fields again. */
  restored: Draft | null;
  /** One that another or a closed tab has left, not taken over without being asked for. */
  offered: Draft | null;
  take: () => void;
  discard: () => void;
  /** After a save, or when the user leaves by choice: nothing is kept. */
  forget: () => void;
};

type More = {
  filled?: boolean;
  onRestored?: (fields: ChangedFields) => void;
  beginning?: string;
  first?: () => Readonly<Record<string, unknown>> | null;
};

/**
 * Keeps what is typed into a register's form until it is saved or given up, so that a session which ends, a reload or a
 * crash loses nothing. The draft belongs to the user, the address and the tab. Nothing is drawn while typing.
 * @param more.filled whether the form holds its record: nothing is restored or kept before
 * @param more.onRestored told which fields came from a draft
 * @param more.beginning what else the form begins with, as its address says: a draft that began otherwise is offered, and is
 * not put over what was just chosen
 * @param more.first what the form would begin with after a reload, where it holds more by now: a draft has that, too
 */
export function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { filled = true, onRestored, beginning = '', first }: More = {},
): FormDraft {
  const owner = useContext(DraftOwner);
  const { pathname } = useLocation();
  const [place] = useState(() => draftKey(owner, 'form', pathname));
  const [key] = useState(() => `${place}.${tabId()}${beginning}`);
  const [restored, setRestored] = useState(() => (owner ? readDraft(key) : null));
  const [offered, setOffered] = useState(() => (owner && !restored ? (draftsUnder(place)[0] ?? null) : null));

  function restore(draft: Draft) {
    const fields = asChangedFields(draft.values, form.getValues());
    if (!fields) return removeDraft(key);
    for (const [name, value] of Object.entries(fields.typed)) {
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    }
    onRestored?.(fields);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has its record
  useEffect(() => {
    if (!owner || !filled) return;
    if (restored) restore(restored);
    const stop = form.subscribe({
      formState: { values: true },
      // As the form has them now: what it draws of itself comes later than the values of a save.
      callback: ({ defaultValues = {} }) => {
        const changes = () => changedFields(form.getValues(), first?.() ?? defaultValues);
        if (changedFields(form.getValues(), defaultValues) && changes()) keepDraft(key, changes);
        else removeDraft(key);
      },
    });
    window.addEventListener('pagehide', flushDrafts);
    return () => {
      stop();
      window.removeEventListener('pagehide', flushDrafts);
      flushDrafts();
    };
  }, [form, key, filled]);

  return {
    restored,
    offered: offered?.draft ?? null,
    take: () => {
      if (!offered) return;
      removeDraft(offered.key);
      setOffered(null);
      setRestored(offered.draft);
      restore(offered.draft);
    },
    discard: () => {
      if (offered) removeDraft(offered.key);
      else form.reset();
      removeDraft(key);
      setOffered(null);
      setRestored(null);
    },
    forget: () => {
      removeDraft(key);
      setRestored(null);
    },
  };
}

/**
 * Leaves a draft for a form that is opened next: what was typed elsewhere stands in its fields, not yet saved.
 * @param owner the user; see `DraftOwner`
 * @param pathname the form's address
 */
export function leaveDraft(owner: string, pathname: string, fields: ChangedFields): void {
  keepDraft(`${draftKey(owner, 'form', pathname)}.${tabId()}`, () => fields);
  flushDrafts();
}
