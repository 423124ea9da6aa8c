import { reachOf } from '../access/policy.ts';
import type { Scope } from '../access/scope.ts';
import { findContract } from '../employees/employee-lookups.db.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { conflict, invalidInput, notAllowed, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findOverlapping } from './absences.db.ts';

type Days = { startsOn: string; endsOn: string | null };

/** @throws 403 for a company that says what the clinic alone says; of an absence it writes the days */
export function mustNotSayClinical(type: string, said: Readonly<Record<string, unknown>>): void {
  if (reachOf(type, 'absences.readCause') !== null) return;
  const isSaid = Object.values(said).some((value) => value !== undefined);
  if (isSaid)
    throw notAllowed('A empresa informa só as datas do afastamento: a causa fica com a clínica (NR-7, 7.5.9).');
}

/**
 * The company of a person who may be away on these days.
 * @throws 404 beyond the scope, 409 for somebody inactive, 400 for days before the admission
 */
export async function mayBeAway(tx: Database, scope: Scope, employeeId: string, { startsOn }: Days): Promise<string> {
  const contract = await findContract(tx, scope, employeeId);
  if (!contract) throw notFound('Colaborador não encontrado.');
  if (contract.inactivatedAt !== null) {
    throw conflict('Este colaborador está inativo: reative o cadastro antes de mudar os seus afastamentos.');
  }
  if (startsOn < contract.admittedOn) {
    const message = `O afastamento não pode começar antes da admissão, em ${formatDate(contract.admittedOn)}: corrija a data`;
    throw invalidInput([{ path: 'starts_on', message }]);
  }
  return contract.companyId;
}

/** @throws 409 when the person is away on one of these days already: which, and what to do */
export async function mustBeFree(
  tx: Database,
  of: Days & { companyId: string; employeeId: string; except: string | null },
): Promise<void> {
  const other = await findOverlapping(tx, of);
  if (!other) return;
  const from = `desde ${formatDate(other.startsOn)}, sem data de fim`;
  const days = other.endsOn === null ? from : `de ${formatDate(other.startsOn)} a ${formatDate(other.endsOn)}`;
  const message = `Já há um afastamento ${days}: edite as datas dele, ou escolha dias fora dele`;
  throw conflict(message, other.startsOn > of.startsOn ? 'ends_on' : 'starts_on');
}
