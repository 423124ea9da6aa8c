import { type RefObject, useEffect, useState } from 'react';
import { meantBy, offeredWords, withWords } from './words.ts';

/** The words of a field whose words are to be known ones: what it asks about others, and what it offers then. */
export type Asking = {
  /** Whether it is known by now which words there are. */
  isReady: boolean;
  waiting: string;
  ofNone: (word: string) => string;
  ofSeveral: (word: string) => string;
  keep: (word: string) => string;
  taken: (word: string, written: string) => string;
  instead: (written: string) => string;
};

type Props = {
  asking: Asking | undefined;
  data: readonly string[];
  words: readonly string[];
  onChange: (words: string[]) => void;
  typed: string;
  setTyped: (text: string) => void;
  input: RefObject<HTMLInputElement | null>;
};

/** What becomes of a word that was written: a known one is taken, any other is asked about, and no form is sent meanwhile. */
export function useAskedWords({ asking, data, words, onChange, typed, setTyped, input }: Props) {
  /** What somebody wanted to add. */
  const [wanted, setWanted] = useState<string | null>(null);
  /** The known word that was taken for a part of it that somebody had written. */
  const [swapped, setSwapped] = useState<{ word: string; written: string } | null>(null);
  const meant = asking?.isReady && wanted !== null ? meantBy(data, words, wanted) : null;
  /** What is asked about now, and all that is left. */
  const open = meant?.open[0] ?? '';
  const left = meant?.open.join('; ') ?? '';
  const isUnknown = open !== '' && offeredWords(data, words, open).length === 0;

  useEffect(() => {
    if (!meant || (meant.taken.length === 0 && left === wanted)) return;
    if (meant.taken.length > 0) onChange([...words, ...meant.taken.map(({ word }) => word)]);
    const last = meant.taken.at(-1) ?? null;
    setSwapped(last && last.word.length > last.written.length ? last : null);
    setTyped(left);
    setWanted(left || null);
  });

  // What is only written would be lost when the form is sent.
  useEffect(() => {
    const form = asking && input.current?.form;
    if (!form || typed.trim() === '') return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setWanted(typed);
      input.current?.focus();
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  });

  function keep() {
    onChange(withWords(words, open));
    const rest = meant?.open.slice(1).join('; ') ?? '';
    setTyped(rest);
    setWanted(rest || null);
    input.current?.focus();
  }

  return {
    question: question(),
    open,
    swapped,
    keep,
    /** Puts what was written in the place of the known word that was taken for it. */
    takeWritten() {
      if (!swapped) return;
      onChange(words.map((word) => (word === swapped.word ? swapped.written : word)));
      setSwapped(null);
      input.current?.focus();
    },
    /** Asked for again, what nobody has is meant as it is. */
    ask(written: string) {
      if (written.trim() === '') return;
      if (isUnknown && wanted === written && left === written.trim()) return keep();
      setWanted(written);
    },
    /** The field is left: what was written is looked at, and never kept by that alone. */
    look(written: string) {
      if (written.trim() !== '') setWanted(written);
    },
    /** Something else is written: what was asked about is over. */
    forget() {
      setWanted(null);
      setSwapped(null);
    },
  };

  function question(): string | undefined {
    if (!asking || wanted === null) return undefined;
    if (!meant) return asking.waiting;
    if (open === '') return undefined;
    return isUnknown ? asking.ofNone(open) : asking.ofSeveral(open);
  }
}
