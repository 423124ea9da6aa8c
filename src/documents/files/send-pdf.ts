import { putFile } from '../../platform/browser/api-client.ts';
import { documentsApi } from '../useDocuments.ts';

type Fields = Parameters<typeof documentsApi.upload.call>[0];

/**
 * Stores a PDF: asks for a signed link, sends the file to it, then has the server look at what arrived.
 * @throws what the calls answered; nothing is listed unless all worked
 */
export async function sendPdf(file: File, fields: Omit<Fields, 'contentType' | 'size'>): Promise<void> {
  const contentType = 'application/pdf';
  const size = file.size || undefined; // An empty file is refused by what looks at the content, in its words.
  const { signedUrl, documentId } = await documentsApi.upload.call({ ...fields, contentType, size });
  await putFile(signedUrl, file, contentType);
  await documentsApi.arrived.call({ documentId });
}
