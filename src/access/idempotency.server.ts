import { createHmac } from 'node:crypto';
import { conflict, invalidInput } from '../platform/contract/errors.ts';
import { crashPoint } from '../platform/crash-point.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { sealedColumn } from '../platform/storage/notes/sealed-column.server.ts';
import type { Caller, SignedInContext } from './caller.server.ts';
import { findAnswer, type KeyedCall, keepAnswer, takeKey } from './idempotency.db.ts';

/** The key that a creating call came with, and what it asks for. */
export type Repeatable = Pick<KeyedCall, 'key' | 'requestHash'>;

/** The header of a creating call that makes it safe to send again (draft-ietf-httpapi-idempotency-key-header). */
export const keyHeader = 'idempotency-key';

const printable = /^[\x20-\x7e]{1,200}$/;

/**
 * Reads the key of a creating call. The input is hashed with the key itself, which is not kept: a password in it can't be
 * tried out against the hash.
 * @param endpoint its name among the contracts: the same key for another call is another request
 * @param input what was asked for, in the form that the contract gives it
 * @returns null when the call came without one
 * @throws 400 for a key of another form
 */
export function repeatableOf(
  header: string | string[] | undefined,
  endpoint: string,
  input: unknown,
): Repeatable | null {
  if (header === undefined) return null;
  const key = String(header);
  if (!printable.test(key)) {
    const message = 'Idempotency-Key deve ter de 1 a 200 caracteres, sem acentos';
    throw invalidInput([{ path: 'Idempotency-Key', message }]);
  }
  const requestHash = createHmac('sha256', key)
    .update(`${endpoint} ${JSON.stringify(input)}`)
    .digest('base64url');
  return { key, requestHash };
}

/**
 * The transaction of a creating call. Sent again with the same key, within a day and by the same user, it makes nothing and
 * answers what the first one answered; two at the same moment make one record; a refused one leaves no key behind.
 * @param make makes the record and answers what may be kept: no password, no link
 * @throws 409 when the key came with another request before
 */
export async function createOnce<Made extends object>(
  context: SignedInContext,
  make: (tx: Database) => Promise<Made>,
): Promise<Made> {
  // Together: what is made, and the key that it was asked for with.
  const answer = await context.db.transaction().execute(async (tx) => {
    const made = await makeOnce(tx, context, make);
    crashPoint('create:written');
    return made;
  });
  crashPoint('create:committed');
  return answer;
}

async function makeOnce<Made extends object>(
  tx: Database,
  { caller, encryptionKeys, repeatable }: SignedInContext,
  make: (tx: Database) => Promise<Made>,
): Promise<Made> {
  if (!repeatable) return make(tx);
  const call = { ...repeatable, key: keyOf(caller, repeatable.key), userId: caller.userId };
  if (!(await takeKey(tx, call))) {
    const first = await findAnswer(tx, call);
    if (first.requestHash !== call.requestHash) throw conflict(otherRequest);
    return JSON.parse(sealedAnswers.open(idOf(call), first.answer, encryptionKeys)) as Made;
  }
  const made = await make(tx);
  // After the last entry of the trail, but on a row that nobody else can hold: it waits for no one.
  await keepAnswer(tx, call, sealedAnswers.keep(idOf(call), JSON.stringify(made), encryptionKeys));
  return made;
}

/**
 * What was answered is kept for a day, and may be what its own row keeps sealed, as a result: it is sealed, too, for this call alone.
 */
export const sealedAnswers = sealedColumn({
  table: 'idempotency_keys',
  column: 'answer',
  key: ['user_id', 'key_hash'],
  beside: ['request_hash'],
  idOf: ({ user_id: userId = '', request_hash: requestHash = '' }) => idOf({ userId, requestHash }),
  place: (id) => `answer ${id}`,
});

function idOf({ userId, requestHash }: Pick<KeyedCall, 'userId' | 'requestHash'>): string {
  return `${userId} ${requestHash}`;
}

/** What two programs of the same user call alike are two keys. */
function keyOf({ apiTokenId }: Caller, key: string): string {
  return apiTokenId ? `${apiTokenId} ${key}` : key;
}

const otherRequest = 'Esta Idempotency-Key já veio com outro pedido. Use uma nova para cada cadastro.';
