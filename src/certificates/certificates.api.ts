import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { mustReach } from '../access/scope.ts';
import { findEsocialEmployer, lockCompany } from '../companies/company-lookups.db.ts';
import { changedByOther } from '../platform/contract/changed-by-other.ts';
import { invalidInput, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockPractice } from '../practice/practice-lookups.db.ts';
import { type Changes, changesBetween } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { certificatesContract } from './certificates.contract.ts';
import {
  deleteCertificate,
  findCertificate,
  insertCertificate,
  type KeptCertificate,
  type Owner,
  updateCertificate,
} from './certificates.db.ts';
import { holderNumber, holderProblem } from './holder.rules.ts';
import type { Certificate } from './pkcs12/open-pkcs12.server.ts';
import { openSentFile } from './pkcs12/open-sent-file.server.ts';
import { mustHaveKeys, sealPair } from './sealed-pair.server.ts';

const practice: Owner = { companyId: null };

/** Digital certificates with which events of the eSocial are signed and sent (product 23.8). */
export const certificatesApi = forSignedIn(certificatesContract, {
  readPractice: ({ context }) => answered(context, practice),
  keepPractice: ({ input, context }) => keep(context, practice, input, () => null),
  removePractice: ({ input, context }) => takeAway(context, practice, input),

  read: async ({ input: { companyId }, context }) => {
    await mustBeThere(context, companyId);
    return answered(context, { companyId });
  },

  keep: async ({ input: { companyId, ...input }, context }) => {
    const { number } = await mustBeThere(context, companyId);
    return keep(context, { companyId }, input, (holder) => holderProblem(holder, number));
  },

  remove: async ({ input: { companyId, ...input }, context }) => {
    await mustBeThere(context, companyId);
    await takeAway(context, { companyId }, input);
  },
});

async function mustBeThere({ db, scope }: SignedInContext, companyId: string) {
  mustReach(scope, companyId, 'Empresa não encontrada.');
  const employer = await findEsocialEmployer(db, companyId);
  if (!employer) throw notFound('Empresa não encontrada.');
  return employer;
}

async function answered({ db, encryptionKeys }: Pick<SignedInContext, 'db' | 'encryptionKeys'>, owner: Owner) {
  return { certificate: await findCertificate(db, owner), hasKeys: encryptionKeys.length > 0 };
}

type Sent = { file: string; password: string; version?: number | undefined };

async function keep(
  context: SignedInContext,
  owner: Owner,
  { file, password, version }: Sent,
  problemOf: (holder: string) => string | null,
) {
  const { encryptionKeys } = context;
  // Before the file is opened: without keys nothing can be kept of it.
  mustHaveKeys(encryptionKeys);
  const opened = await openSentFile(file, password);
  const problem = problemOf(opened.holder) ?? timeProblem(opened);
  if (problem) throw invalidInput([{ path: 'file', message: problem }]);
  // Together: the certificate in the place of the one before, and the trail.
  await context.db.transaction().execute(async (tx) => {
    await hold(tx, owner);
    const before = await findCertificate(tx, owner);
    mustBeSeen(before, version);
    const id = before?.id ?? uuid();
    const { holder, holderName, issuerName, fingerprint, validFrom, validUntil, pair } = opened;
    const kept = {
      ...{ holder_name: holderName, holder_number: holder, issuer_name: issuerName, fingerprint },
      ...{ valid_from: validFrom, valid_until: validUntil, pair: sealPair(id, pair, encryptionKeys) },
    };
    if (before) await updateCertificate(tx, before, kept);
    else await insertCertificate(tx, { id, ...owner }, kept);
    const changes = changesOf(before, await findCertificate(tx, owner));
    const action = before ? 'updated' : 'created';
    await record(tx, context, { action, subject: 'certificate', subjectId: id, ...owner, ...(changes && { changes }) });
  });
  return answered(context, owner);
}

async function takeAway(context: SignedInContext, owner: Owner, { version }: { version?: number | undefined }) {
  // Together: the certificate that goes with its key, and the trail.
  await context.db.transaction().execute(async (tx) => {
    await hold(tx, owner);
    const before = await findCertificate(tx, owner);
    if (!before) throw notFound('Não há certificado guardado.');
    mustBeSeen(before, version);
    await deleteCertificate(tx, before.id);
    const changes = changesOf(before, null);
    const about = { subject: 'certificate', subjectId: before.id, ...owner } as const;
    await record(tx, context, { action: 'deleted', ...about, ...(changes && { changes }) });
  });
}

/** Holds whose certificate it is: two who send one at the same moment replace one another's in turn. */
function hold(tx: Database, { companyId }: Owner): Promise<void> {
  return companyId === null ? lockPractice(tx) : lockCompany(tx, companyId);
}

function mustBeSeen(before: KeptCertificate | null, version: number | undefined): void {
  if (version !== undefined && version !== before?.version) throw changedByOther();
}

function timeProblem({ validFrom, validUntil }: Certificate): string | null {
  const now = new Date().toISOString();
  if (validUntil <= now) return 'Este certificado já venceu: envie o novo.';
  return validFrom > now ? 'Este certificado ainda não vale: confira a data em que ele começa.' : null;
}

function changesOf(before: KeptCertificate | null, after: KeptCertificate | null): Changes | undefined {
  return changesBetween(before && shown(before), after && shown(after));
}

function shown({ holderName, holder, issuerName, validUntil, fingerprint }: KeptCertificate) {
  return {
    ...{ holder_name: holderName, holder_number: holderNumber(holder), issuer_name: issuerName },
    ...{ valid_until: validUntil.slice(0, 10), fingerprint },
  };
}
