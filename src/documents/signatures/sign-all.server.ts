import type { IssuedFacts } from '../issued/issued-reads.db.ts';
import { type Desk, type Signing, signDocument } from './sign-document.server.ts';
import { countUnstamped } from './signatures.db.ts';

/**
 * Signs documents one after the other.
 * @param whyNot says of what was thrown why a document is not signed, or throws it on
 * @returns those that are signed, and those that are not, each with the reason
 */
export async function signAll(
  desk: Desk,
  documents: readonly IssuedFacts[],
  signing: Signing,
  whyNot: (error: unknown) => string = throwOn,
) {
  const signed: { documentId: string; name: string }[] = [];
  const unsigned: { documentId: string; name: string; reason: string }[] = [];
  for (const document of documents) {
    const { id: documentId, name } = document;
    const reason = await signDocument(desk, document, signing).catch(whyNot);
    if (reason === null) signed.push({ documentId, name });
    else unsigned.push({ documentId, name, reason });
  }
  const done = documents.filter(({ id }) => signed.some(({ documentId }) => documentId === id));
  const unstamped = signing.stamp ? await countUnstamped(desk.db, done) : null;
  return { signed, unsigned, isRevocationKnown: signing.signer.revocation === 'good', unstamped };
}

function throwOn(error: unknown): never {
  throw error;
}
