import type { RefObject } from 'react';
import { errorToast } from '../../../ui/toast/toast.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { openDocument } from '../../files/open-document.ts';
import { issuedApi } from '../useIssued.ts';

/**
 * What prints the file that is shown, the very bytes that were issued; where the browser lets no page print its viewer, or has
 * none, the file is opened beside it. The trail is told either way, and nothing where neither worked.
 */
export function usePrinting(documentId: string, frame: RefObject<HTMLIFrameElement | null>): () => Promise<void> {
  return useSingleFlight(() => print(documentId, frame.current));
}

async function print(documentId: string, frame: HTMLIFrameElement | null): Promise<void> {
  if (!printFrame(frame) && !(await openDocument(documentId))) return;
  try {
    await issuedApi.print.call({ documentId }, { context: { waits: 'unseen' } });
  } catch (error) {
    console.warn(error);
    errorToast('A impressão não pôde ser registrada na auditoria. Avise a administração da clínica.', 'print-record');
  }
}

function printFrame(frame: HTMLIFrameElement | null): boolean {
  if (!frame?.contentWindow) return false;
  const before = document.activeElement;
  try {
    frame.contentWindow.focus();
    frame.contentWindow.print();
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  } finally {
    // Whoever has printed goes on from the button, not from within the viewer.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
