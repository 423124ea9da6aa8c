import { useEffect } from 'react';

/**
 * Firefox breaks off what is under way as soon as another page is asked for, and runs this one until the other is there. A call
 * that fails then says nothing of the line.
 */
let isLeaving = false;

/** Looks out for the page being left. @param isWatched only while it matters: a page that looks out may not be kept for 'Back' */
export function useLeaving(isWatched: boolean): void {
  useEffect(() => {
    if (!isWatched) return;
    const note = () => {
      isLeaving = true;
    };
    window.addEventListener('beforeunload', note);
    return () => {
      isLeaving = false;
      window.removeEventListener('beforeunload', note);
    };
  }, [isWatched]);
}

/** Whether the page was about to be left when a call failed. Asked once: who stayed after all is told what fails from then on. */
export function takeLeaving(): boolean {
  const wasLeaving = isLeaving;
  isLeaving = false;
  return wasLeaving;
}
