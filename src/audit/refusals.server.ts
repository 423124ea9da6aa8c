import { ORPCError } from '@orpc/contract';
import type { CallContext } from '../access/caller.server.ts';
import { findSession } from '../access/sessions.db.ts';
import type { Subject } from './audit.contract.ts';
import { record } from './entries.db.ts';

/** What the endpoints of a feature are about. */
const subjects: Partial<Record<string, Subject>> = {
  accounts: 'user',
  admins: 'admin',
  companies: 'company',
  professionals: 'professional',
  units: 'unit',
  employees: 'employee',
  documents: 'document',
  audit: 'audit',
};

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Writes down that a signed-in caller was refused: a forbidden call, or a record out of reach or not there. Callers without
 * a session leave no entry, so that nobody from outside can fill the trail.
 * @param endpoint its name among the contracts, `documents.open`
 * @param asked what came with the call; of it only identifiers are kept
 */
export async function recordRefusal(
  context: CallContext,
  endpoint: string,
  asked: unknown,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ORPCError) || (error.status !== 403 && error.status !== 404)) return;
  try {
    const caller = context.token ? await findSession(context.db, context.token) : null;
    if (!caller) return;
    const ids = identifiersIn(asked);
    const subject = subjects[endpoint.split('.')[0] ?? ''] ?? null;
    await record(
      context.db,
      { caller, address: context.address },
      {
        action: 'refused',
        subject,
        subjectId: ids.id ?? ids[`${subject}Id`] ?? null,
        employeeId: ids.employeeId ?? null,
        companyId: ids.companyId ?? null,
        detail: endpoint,
      },
    );
  } catch (fault) {
    // The refusal itself has disclosed nothing and is answered all the same.
    context.log.error({ err: fault }, 'a refusal could not be recorded');
  }
}

function identifiersIn(asked: unknown): Record<string, string> {
  const entries = typeof asked === 'object' && asked !== null ? Object.entries(asked) : [];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && identifier.test(value)));
}
