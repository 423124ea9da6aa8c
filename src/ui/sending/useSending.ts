import { useEffect, useRef, useState } from 'react';

/** How far a sending is: the part of the file that has gone, in percent; `checking` once all of it has. */
export type Progress = number | 'checking';

/** How a sending is broken off, and whom it tells how far it is. */
export type Way = { signal: AbortSignal; onProgress: (progress: Progress) => void };

type Send<Fields, Answer> = (file: File, fields: Fields, way: Way) => Promise<Answer>;

/**
 * The sending of a file: how far it is, and the way to give it up, which leaving the screen does, too.
 * @param make makes what sends, once; it may remember what it began
 */
export function useSending<Fields, Answer>(make: () => Send<Fields, Answer>) {
  const [sender] = useState(make);
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns null when it was given up */
  async function send(file: File, fields: Fields): Promise<{ answer: Answer } | null> {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      return { answer: await sender(file, fields, { signal: controller.signal, onProgress: setProgress }) };
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      setProgress(null);
    }
  }

  return { progress, send, giveUp: () => running.current?.abort() };
}

/** Tells how much of a file has gone, from bytes. */
export function inPercent(file: File, onProgress: Way['onProgress']): (sent: number) => void {
  return (sent) => onProgress(sent >= file.size ? 'checking' : Math.floor((100 * sent) / file.size));
}
