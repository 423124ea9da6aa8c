import { v4 as uuid } from 'uuid';
import { errorCode, putFile } from '../../platform/browser/api-client.ts';
import { inPercent, type Way } from '../../ui/sending/useSending.ts';
import { documentsApi } from '../useDocuments.ts';

type Fields = Omit<Parameters<typeof documentsApi.upload.call>[0], 'contentType' | 'size'>;

/** A file that was being sent, of which it is not known whether it arrived. */
type Begun = { file: File; fields: Fields; key: string; documentId: string | null };

/** A file has arrived under other words than those that are asked for now. */
export class ArrivedBefore extends Error {
  override name = 'ArrivedBefore';
}

/**
 * Makes what stores PDFs. Each is one document however often it is tried: a try whose answer was lost, or that broke off, is
 * gone on with by the same file's next one.
 */
export function pdfSender() {
  let begun: Begun | null = null;

  /**
   * Asks for a signed link, sends the file to it, then has the server look at what arrived. Nothing is listed unless all worked.
   * @throws what the calls answered; the signal's reason when it was given up; `ArrivedBefore`
   */
  return async function send(file: File, fields: Fields, { signal, onProgress }: Way): Promise<void> {
    const before = begun?.file === file ? begun : null;
    const isSame = JSON.stringify(before?.fields) === JSON.stringify(fields);
    if (before?.documentId && (await hasArrived(before.documentId))) {
      begun = null;
      if (!isSame) throw new ArrivedBefore(before.fields.name);
      return;
    }
    const now: Begun = before && isSame ? before : { file, fields, key: uuid(), documentId: null };
    begun = now;
    const contentType = 'application/pdf';
    const { signedUrl, documentId } = await documentsApi.upload.call(
      { ...fields, contentType, size: file.size },
      { context: { idempotencyKey: now.key }, signal },
    );
    now.documentId = documentId;
    await putFile(signedUrl, file, contentType, { signal, onProgress: inPercent(file, onProgress) });
    onProgress('checking');
    await announce(documentId);
    begun = null;
  };
}

/** To be told twice does the server no harm. */
function announce(documentId: string) {
  return documentsApi.arrived.call({ documentId }, { context: { waits: 'unseen' } });
}

async function hasArrived(documentId: string): Promise<boolean> {
  try {
    await announce(documentId);
    return true;
  } catch (error) {
    if (errorCode(error) === 'CONFLICT') return false;
    throw error;
  }
}
