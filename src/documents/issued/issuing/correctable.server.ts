import type { SignedInContext } from '../../../access/caller.server.ts';
import { conflict, invalidInput, notFound } from '../../../platform/contract/errors.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { lockRow } from '../../../platform/database/lock-row.server.ts';
import type { DocumentKind } from '../../document-kinds.rules.ts';
import { findIssued, type IssuedFacts } from '../issued-reads.db.ts';
import { mustMayChange } from './council-right.server.ts';

type Correcting = {
  kind: DocumentKind;
  companyId: string;
  employeeId: string | null;
  correctionReason?: string | undefined;
};

/**
 * The document that a new one is to supersede, held until the transaction ends.
 * @throws 404 for none, 400 for another kind or somebody else's, 409 for one that does not hold any more, 403 for another's that the caller's council may not issue
 */
export async function correctable(
  tx: Database,
  context: SignedInContext,
  { kind, companyId, employeeId, correctionReason }: Correcting,
  id: string,
): Promise<IssuedFacts> {
  await lockRow(tx, 'issued_documents', id);
  const before = await findIssued(tx, context.scope, id);
  if (!before) throw notFound('O documento a corrigir não foi encontrado.');
  if (before.kind !== kind || before.employeeId !== employeeId || before.companyId !== companyId) {
    const whose = employeeId === null ? 'da mesma empresa' : 'do mesmo colaborador';
    const message = `Um documento só pode ser corrigido por outro do mesmo tipo e ${whose}`;
    throw invalidInput([{ path: 'supersedesId', message }]);
  }
  if (before.state === 'superseded') {
    throw conflict('Este documento já foi corrigido por outro, mais novo. Corrija aquele.');
  }
  if (before.state === 'cancelled') throw conflict('Este documento foi cancelado. Emita outro, em vez de o corrigir.');
  await mustMayChange(context, tx, before, { act: 'correct', reason: correctionReason, reasonAt: 'correctionReason' });
  return before;
}
