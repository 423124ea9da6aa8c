import { notFound, notSignedIn } from '../../platform/contract/errors.ts';
import { signedAddress } from '../../platform/files/signed-address.rules.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { countAccessCode, takeBackTry } from '../../sign-in/limits/attempts.db.ts';
import { record } from '../../trail/entries.db.ts';
import { documentFileName, documentKey } from '../documents.rules.ts';
import { hasShortAccessCode, isAccessCode, readVerificationCode } from '../issued/verification-code.rules.ts';
import { givenFile } from '../signatures/signatures.db.ts';
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
 * @throws 404 for what is no document, or one that is no longer valid; 401 without the access code; 429 after five wrong ones
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
  await mustKnowAccessCode(visit, typeof accessCode === 'string' ? accessCode : '', { ...document, code });
  if (document.state !== 'issued') throw notFound('Este documento não vale mais.');
  const { id: subjectId, companyId, employeeId, name } = document;
  const file = await givenFile(db, document);
  const link = await storage.downloadLink(documentKey(file), documentFileName(name), file);
  await record(
    db,
    { address },
    { action: 'opened', subject: 'document', subjectId, companyId, employeeId, detail: 'validator' },
  );
  // A link of the server itself is given the name of a file; one of a store elsewhere is signed as it is, and has it.
  const url = storage.origin === null ? `${signedAddress(origin, link)}.pdf` : link;
  return { version: '1.0.0', prescription: { signatureFiles: [{ url }] } };
}

type Coded = NonNullable<Awaited<ReturnType<typeof lookUp>>> & { code: string };

/**
 * A right code is never refused: only wrong ones are counted, for the network that tries them, and each is in the trail. A short one, of
 * a paper of before, could be found by trying, so that it is counted before it is looked at (decision 104).
 * @throws 401 for a wrong code, 429 after too many
 */
async function mustKnowAccessCode({ db, address }: Visit, typed: string, document: Coded): Promise<void> {
  const { id, companyId, employeeId, confidential } = document;
  const isShort = hasShortAccessCode(document.paperVersion);
  const count = () => countAccessCode(db, { documentId: id, address, isShort });
  const counted = isShort ? await count() : null;
  if (isAccessCode(typed, document)) {
    if (counted) await takeBackTry(db, counted);
    return;
  }
  if (!counted) await count();
  await record(
    db,
    { address },
    {
      action: 'refused',
      subject: 'document',
      subjectId: id,
      companyId,
      employeeId,
      confidential,
      detail: 'access-code',
    },
  );
  throw notSignedIn('O código de acesso não confere.');
}
