import { v4 as uuid } from 'uuid';
import { putFile } from '../../platform/browser/api-client.ts';
import { inPercent, useSending, type Way } from '../../ui/sending/useSending.ts';
import type { ImportKind } from '../columns/columns.labels.ts';
import { importsApi } from './useImports.ts';

type Fields = { kind: ImportKind; companyId?: string };

/** What a signed link of a spreadsheet takes: what it is, the server sees by its content. */
const contentType = 'application/octet-stream';

/** The sending of a spreadsheet to be checked, which answers the import's id. */
export function useSheetSending() {
  return useSending(sheetSender);
}

/** Makes what sends spreadsheets. The same file tried again is the same import: an answer may have been lost. */
function sheetSender() {
  let begun: { file: File; asked: string; key: string } | null = null;

  /**
   * Sends a spreadsheet and has it checked.
   * @returns the import's id
   * @throws what the calls answered; the signal's reason when it was given up
   */
  return async function send(file: File, fields: Fields, { signal, onProgress }: Way): Promise<string> {
    const asked = JSON.stringify(fields);
    if (begun?.file !== file || begun.asked !== asked) begun = { file, asked, key: uuid() };
    const { importId, signedUrl } = await importsApi.create.call(
      { ...fields, fileName: file.name, size: file.size },
      { context: { idempotencyKey: begun.key }, signal },
    );
    await putFile(signedUrl, file, contentType, { signal, onProgress: inPercent(file, onProgress) });
    onProgress('checking');
    await importsApi.check.call({ importId });
    begun = null;
    return importId;
  };
}
