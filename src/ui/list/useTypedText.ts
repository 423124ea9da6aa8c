import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const pauseMs = 250;

type Kept = {
  /** What stands in the address, as it was drawn. */
  value: string;
  /** What will stand in the address once what is under way has arrived. */
  latest: () => string;
  /** Writes what was typed into the address. */
  apply: (text: string) => void;
  /** Whether a text can be applied as far as it is typed. */
  isComplete?: (text: string) => boolean;
};

/**
 * A text box whose value stands in the address. What is typed is applied once the typing pauses, or when the box is left;
 * whatever else changes the address ends the typing, so that the box always shows what holds.
 */
export function useTypedText({ value, latest, apply, isComplete = () => true }: Kept) {
  const { key } = useLocation();
  const [typed, setTyped] = useState<string | null>(null);
  const applied = useRef(value);
  const send = useDebouncedCallback((text: string) => {
    applied.current = text;
    apply(text);
  }, pauseMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the address has changed
  useEffect(() => {
    if (latest() === applied.current) return;
    applied.current = latest();
    send.cancel();
    setTyped(null);
  }, [key, value]);
  return {
    text: typed ?? value,
    onChange: (text: string) => {
      setTyped(text);
      if (isComplete(text.trim())) send(text.trim());
      else send.cancel();
    },
    /** Applies at once what was typed: before a click elsewhere leads away from the list. */
    finish: () => {
      send.flush();
      setTyped((text) => text?.trim() ?? null);
    },
  };
}
