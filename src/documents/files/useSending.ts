import { useEffect, useRef, useState } from 'react';
import { type Progress, pdfSender } from './send-pdf.ts';

type Send = ReturnType<typeof pdfSender>;

/** The sending of a PDF: how far it is, and the way to give it up, which leaving the screen does, too. */
export function useSending() {
  const [sender] = useState(pdfSender);
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns false when it was given up */
  async function send(file: File, fields: Parameters<Send>[1]): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      await sender(file, fields, { signal: controller.signal, onProgress: setProgress });
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      throw error;
    } finally {
      setProgress(null);
    }
  }

  return { progress, send, giveUp: () => running.current?.abort() };
}
