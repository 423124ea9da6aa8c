import { apiAddress } from '../../platform/browser/api-address.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { errorToast } from '../../ui/toast/toast.ts';
import { documentsApi } from '../useDocuments.ts';

/**
 * The tab is opened within the click, or the browser would block it; the link follows when it is there.
 * @returns whether it was opened; why not has been said
 */
export async function openDocument(documentId: string): Promise<boolean> {
  const tab = window.open('about:blank', '_blank');
  try {
    const { signedUrl } = await documentsApi.open.call({ documentId });
    if (!tab) throw new Error('O navegador bloqueou a nova aba. Permita janelas deste site.');
    tab.opener = null;
    tab.location.replace(apiAddress(signedUrl));
    return true;
  } catch (error) {
    tab?.close();
    errorToast(errorMessage(error));
    return false;
  }
}
