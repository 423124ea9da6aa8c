import type { SignedInContext } from '../access/caller.server.ts';
import type { Scope } from '../access/scope.ts';
import { type Act, refusalOf, workRestriction } from '../councils/council-rights.rules.ts';
import { councilOf } from '../councils/councils.rules.ts';
import { clinicalWordRefusal } from '../documents/forms/secrecy/clinical-word-lookups.server.ts';
import { findIssuedAso, type IssuedAso, saidDay } from '../documents/issued/aso-lookups.server.ts';
import { findContract } from '../employees/employee-lookups.db.ts';
import { dayIn, formatDate } from '../platform/contract/dates.ts';
import { conflict, invalidInput, notAllowed, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findSigningProfessional } from '../professionals/professional-lookups.db.ts';
import type { FoundRestriction } from './restriction-answers.server.ts';
import { type EndingAso, refusedEnd } from './restriction-state.rules.ts';

/** A restriction is of who examines for the ASO. @throws 403 for somebody of another council */
export async function mustBePhysician(tx: Database, professionalId: string, act: Act): Promise<void> {
  const professional = await findSigningProfessional(tx, professionalId);
  const refused = refusalOf(professional && councilOf(professional), workRestriction, act);
  if (refused) throw notAllowed(refused);
}

/** The company reads what may not be done, and nothing clinical. @throws 400 for a CID, a disease, a result or a measure */
export function mustBeFunctional(words: string): void {
  const refused = clinicalWordRefusal(words);
  if (refused === null) return;
  const message = `${refused}. Escreva só o que a pessoa não pode fazer; o porquê fica em ‘Motivo’, que só os profissionais leem`;
  throw invalidInput([{ path: 'words', message }]);
}

/** The company of somebody who may be restricted from a day on. @throws 404, 409 for somebody inactive, 400 before the admission */
export async function mayBeRestricted(
  tx: Database,
  scope: Scope,
  { employeeId, fromOn }: { employeeId: string; fromOn: string },
): Promise<string> {
  const contract = await findContract(tx, scope, employeeId);
  if (!contract) throw notFound('Colaborador não encontrado.');
  if (contract.inactivatedAt !== null) {
    throw conflict('Este colaborador está inativo: a empresa precisa reativar o cadastro antes.');
  }
  if (fromOn < contract.admittedOn) {
    const message = `A restrição não pode começar antes da admissão, em ${formatDate(contract.admittedOn)}: corrija a data`;
    throw invalidInput([{ path: 'from_on', message }]);
  }
  return contract.companyId;
}

/** @throws 400 for what is no ASO of this person, or no longer stands */
export async function mustBeOwnAso(
  tx: Database,
  { encryptionKeys }: SignedInContext,
  { companyId, employeeId, documentId }: { companyId: string; employeeId: string; documentId: string },
): Promise<void> {
  const aso = await findIssuedAso(tx, encryptionKeys, { companyId, documentId });
  const refused =
    aso?.employeeId !== employeeId
      ? 'Escolha um ASO emitido para esta pessoa'
      : aso.state === 'issued'
        ? null
        : 'Este ASO foi corrigido ou cancelado: escolha o que vale';
  if (refused) throw invalidInput([{ path: 'documentId', message: refused }]);
}

/** The day of the ASO that ends a restriction. @throws 400 where it does not end it */
export async function mustEnd(
  tx: Database,
  { encryptionKeys }: SignedInContext,
  restriction: FoundRestriction,
  documentId: string,
): Promise<string> {
  const aso = await findIssuedAso(tx, encryptionKeys, { companyId: restriction.companyId, documentId });
  const ending = aso && endingOf(aso);
  const refused = refusedEnd(restriction, ending);
  if (refused || !ending) throw invalidInput([{ path: 'documentId', message: refused ?? '' }]);
  return ending.day;
}

function endingOf({ documentId: id, employeeId, state, said, issuedAt }: IssuedAso): EndingAso {
  // Of one that cannot be opened the day of its issue is known.
  const day = (said && saidDay(said.answers)) || dayIn(issuedAt);
  return { id, employeeId, stands: state === 'issued', day };
}
