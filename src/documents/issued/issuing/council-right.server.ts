import type { SignedInContext } from '../../../access/caller.server.ts';
import type { Act } from '../../../councils/council-rights.rules.ts';
import { councilIn } from '../../../councils/councils.rules.ts';
import { conflict, invalidInput, notAllowed } from '../../../platform/contract/errors.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { findSigningProfessional } from '../../../professionals/professional-lookups.db.ts';
import { type DocumentKind, documentKinds } from '../../document-kinds.rules.ts';
import { issuingRefusal } from '../../forms/issuing/issuing-right.rules.ts';
import type { Signer } from '../../paper/paper.ts';
import { registeredSigner } from '../../paper/signers.rules.ts';
import { findContent, type IssuedFacts } from '../issued-reads.db.ts';
import { contentOf } from './content.server.ts';

type Document = { kind: DocumentKind; answers: object };

/**
 * Who signs a document that is to be issued, as the register has them.
 * @throws 403 where their council may not, with the norm's item; 409 where the register lacks their number
 */
export async function entitledSigner(db: Database, professionalId: string, document: Document): Promise<Signer> {
  const signer = await mustBeEntitled(db, professionalId, document, 'issue');
  if (signer?.organ && signer.number && signer.uf) return signer;
  throw conflict(
    'Falta no seu cadastro o número do registro no conselho, que todo documento emitido traz. Peça à administração que o complete.',
  );
}

/**
 * Sees to it that another's document is only corrected or cancelled by whoever might have issued it, and with a reason.
 * Whoever has issued it needs neither right nor reason to take it back.
 * @throws 403 with the norm's item, 400 without a reason
 */
export async function mustMayChange(
  context: SignedInContext,
  tx: Database,
  issued: IssuedFacts,
  { act, reason, reasonAt }: { act: 'correct' | 'cancel'; reason: string | undefined; reasonAt: string },
): Promise<void> {
  const { ownerId } = context.caller;
  if (issued.professionalId === ownerId) return;
  await mustBeEntitled(tx, ownerId, { kind: issued.kind, answers: await answersOf(context, tx, issued) }, act);
  if (reason) return;
  const message = `Diga por que se corrige um documento que ${issued.issuerName} emitiu`;
  throw invalidInput([{ path: reasonAt, message }]);
}

/** What does not depend on the answers can be cancelled whatever becomes of the keys. */
async function answersOf({ scope, encryptionKeys }: SignedInContext, tx: Database, { id, kind }: IssuedFacts) {
  const stored = documentKinds[kind].rightsByAnswers ? await findContent(tx, scope, id) : null;
  return stored ? contentOf(stored, encryptionKeys).answers : {};
}

async function mustBeEntitled(db: Database, professionalId: string, document: Document, act: Act) {
  const professional = await findSigningProfessional(db, professionalId);
  const signer = professional && registeredSigner(professional);
  const refused = issuingRefusal(councilIn(signer?.organ ?? ''), document, act);
  if (refused) throw notAllowed(refused);
  return signer;
}
