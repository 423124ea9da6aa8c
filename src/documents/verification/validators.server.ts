import { notFound, notSignedIn } from '../../platform/contract/errors.ts';
import { signedAddress } from '../../platform/files/signed-address.rules.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { countAccessCode } from '../../sign-in/limits/attempts.db.ts';
import { record } from '../../trail/entries.db.ts';
import { documentFileName, documentKey } from '../documents.rules.ts';
import { isAccessCode, readVerificationCode } from '../issued/verification-code.rules.ts';
import { lookUp, type Visit } from './look-up.server.ts';

const format = 'application/validador-iti+json';

/** Whether a validator of signed documents asks, as that of the ITI does. In an address a plus is a blank. */
export function isValidator(query: unknown): boolean {
  const asked = typeof query === 'object' && query !== null && '_format' in query ? query._format : null;
  return typeof asked === 'string' && asked.replace(' ', '+') === format;
}

/**
 * Where a validator gets the file: only with the access code, which stands on the paper and in no address, and only for the
 * minutes of a signed link. Whoever has that code has the paper, and reads no more than what is on it (decision 53).
 * @throws 404 for what is no document, or one that is no longer valid; 401 without the access code; 429 after five tries
 */
export async function answerValidator(
  visit: Visit,
  accessCode: unknown,
  { storage, origin }: { storage: Storage; origin: string },
) {
  const { db, address } = visit;
  const document = await lookUp(visit);
  const code = readVerificationCode(visit.code);
  if (!document || !code) throw notFound('Nenhum documento com este código.');
  await countAccessCode(db, document.id);
  const typed = typeof accessCode === 'string' ? accessCode : '';
  if (!isAccessCode(typed, { contentHash: document.contentHash, code }))
    throw notSignedIn('O código de acesso não confere.');
  if (document.state !== 'issued') throw notFound('Este documento não vale mais.');
  const { id: subjectId, companyId, employeeId, name } = document;
  const link = await storage.downloadLink(documentKey(document), documentFileName(name), document);
  await record(
    db,
    { address },
    { action: 'opened', subject: 'document', subjectId, companyId, employeeId, detail: 'validator' },
  );
  // A link of the server itself is given the name of a file; one of a store elsewhere is signed as it is, and has it.
  const url = storage.origin === null ? `${signedAddress(origin, link)}.pdf` : link;
  return { version: '1.0.0', prescription: { signatureFiles: [{ url }] } };
}
