import type { SignedInContext } from '../../access/caller.server.ts';
import { notAllowed, notFound } from '../../platform/contract/errors.ts';
import { documentKinds } from '../document-kinds.rules.ts';
import { findIssued, type IssuedFacts } from '../issued/issued-reads.db.ts';
import { neverDigital } from './signatures.labels.ts';

/** @throws 404 for none, 403 for one that somebody else has issued, or that is signed by hand alone */
export async function signableBy({ db, scope, caller }: SignedInContext, id: string): Promise<IssuedFacts> {
  const issued = await findIssued(db, scope, id);
  if (!issued) throw notFound('Documento não encontrado entre os emitidos.');
  if (issued.professionalId !== caller.ownerId) {
    throw notAllowed(`${issued.name} foi emitido por ${issued.issuerName}: só quem emite um documento o assina.`);
  }
  if (documentKinds[issued.kind].byHand) throw notAllowed(neverDigital);
  return issued;
}
