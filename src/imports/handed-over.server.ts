import { buffer } from 'node:stream/consumers';
import { ORPCError } from '@orpc/contract';
import type { SignedInContext } from '../access/caller.server.ts';
import { conflict } from '../platform/contract/errors.ts';
import type { FileKey } from '../platform/storage/storage.ts';
import { announceImport } from './announced.server.ts';
import { detailsOf, keepDetails } from './details.server.ts';
import { importKey } from './import-files.server.ts';
import { changeImport, findWork, type ImportRow } from './imports.db.ts';
import { examineSheet } from './reading/examine-sheet.server.ts';
import { type SheetProblem, sheetProblems } from './reading/sheet.labels.ts';

const notArrived = ['sending', 'refused'] as const;

/** What is being examined in this process: who asks for the same twice is answered the same. */
const underWay = new Map<string, Promise<SheetProblem | null>>();

/**
 * Takes over the file of an import that has not been looked through yet. What can't be read as a spreadsheet is not kept.
 * @throws 409 while no file has arrived; 422 with the reason when it is none that can be imported, as often as that is asked
 */
export async function takeOver(context: SignedInContext, row: ImportRow, sheet: string | undefined): Promise<void> {
  if (!notArrived.some((state) => state === row.state)) return;
  await mustHaveArrived(context, row);
  const problem = await examined(context, row, sheet);
  if (problem === null) return;
  await refuse(context, row, problem);
  throw unreadable(problem);
}

function keyOf({ intoCompany: companyId, id }: ImportRow): FileKey {
  return importKey({ companyId, id });
}

async function mustHaveArrived({ db, storage, encryptionKeys }: SignedInContext, row: ImportRow): Promise<void> {
  if (await storage.settle(keyOf(row))) return;
  // Whoever asks again, or at the same time, is answered what the first was.
  const now = await findWork(db, row.id);
  const refusal = now?.state === 'refused' ? detailsOf(now, encryptionKeys).refusal : null;
  throw refusal ? unreadable(refusal) : conflict('A planilha ainda não chegou. Envie-a de novo.');
}

function examined(context: SignedInContext, row: ImportRow, sheet: string | undefined): Promise<SheetProblem | null> {
  const asked = `${row.id} ${sheet ?? ''}`;
  const before = underWay.get(asked);
  if (before) return before;
  const file = async () => {
    await mustHaveArrived(context, row);
    const bytes = new Uint8Array(await buffer(await context.storage.read(keyOf(row))));
    return { bytes, name: row.fileName, sheet };
  };
  const now = examineSheet(file).finally(() => underWay.delete(asked));
  underWay.set(asked, now);
  return now;
}

/**
 * Nothing is left of the file. The row is in no list; it stays as long as that of any import, because the link that was given for
 * it still takes a file, which must not be forgotten here.
 */
async function refuse(
  { db, storage, encryptionKeys }: SignedInContext,
  row: ImportRow,
  refusal: SheetProblem,
): Promise<void> {
  const details = { ...detailsOf(row, encryptionKeys), refusal, problem: sheetProblems[refusal] };
  // Together: the import, and the screens that show it.
  await db.transaction().execute(async (tx) => {
    const refused = { state: 'refused', details: keepDetails(row.id, details, encryptionKeys) } as const;
    if (await changeImport(tx, { ...row, from: notArrived }, refused)) await announceImport(tx, row);
  });
  await storage.remove(keyOf(row));
}

/** A file that is no spreadsheet, or none that can be imported: 422, naming the field of the file and the reason. */
function unreadable(problem: SheetProblem) {
  const message = sheetProblems[problem];
  return new ORPCError('UNREADABLE_SHEET', {
    status: 422,
    message,
    data: { issues: [{ path: 'file', message }], problem },
  });
}
