import { fileNameIn } from '../files/content-disposition.rules.ts';
import type { SheetFormat } from '../sheets/sheet.ts';
import { apiAddress } from './api-address.ts';
import { answered } from './api-client.ts';
import { currentToken } from './session-store.ts';

/** A list as the screen asked for it: the path of its call and what it was narrowed by, in which order. */
export type AskedList = { path: readonly string[]; input: Readonly<Record<string, unknown>> };

/**
 * Gets a list as a spreadsheet, all pages of it (product 19). The browser keeps a long answer on the disk.
 * @throws the server's refusal, as a call of the API would
 */
export async function getSheet({ path, input }: AskedList, format: SheetFormat): Promise<File> {
  const query = new URLSearchParams({ ...texts(input), format });
  const headers = { authorization: `Bearer ${currentToken() ?? ''}` };
  const response = await answered(new Request(apiAddress(`exports/${path.join('/')}?${query}`), { headers }));
  const name = fileNameIn(response.headers.get('content-disposition'));
  return new File([await response.blob()], name ?? `lista.${format}`);
}

/** The file has every page, as the list is when it is asked for. */
const notAsked: ReadonlySet<string> = new Set(['page', 'pageSize', 'upTo']);

function texts(input: AskedList['input']): Record<string, string> {
  const given = Object.entries(input).filter(
    ([name, value]) => !notAsked.has(name) && value !== undefined && value !== null,
  );
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
