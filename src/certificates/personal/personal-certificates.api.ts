import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { notFound } from '../../platform/contract/errors.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { findProfessionalCpf } from '../../professionals/professional-lookups.db.ts';
import { type Changes, changesBetween } from '../../trail/changes.rules.ts';
import { record } from '../../trail/entries.db.ts';
import { openSentFile } from '../pkcs12/open-sent-file.server.ts';
import { mustHaveKeys } from '../sealed-pair.server.ts';
import { personalCertificatesContract } from './personal-certificates.contract.ts';
import {
  deletePersonal,
  findPersonal,
  insertPersonal,
  type PersonalCertificate,
  updatePersonal,
} from './personal-certificates.db.ts';
import { sealFile } from './sealed-file.server.ts';
import { mustBeUsable } from './usable.server.ts';

/** The professionals' own certificates, each its holder's alone (product 24.1). */
export const personalCertificatesApi = forSignedIn(personalCertificatesContract, {
  read: ({ context }) => answered(context),

  keep: async ({ input: { file, password, version }, context }) => {
    const { db, caller, encryptionKeys, icpBrasilDir: folder } = context;
    // Before the file is opened: without keys nothing can be kept of it.
    mustHaveKeys(encryptionKeys);
    const opened = await openSentFile(file, password);
    await mustBeUsable(opened, { cpf: await findProfessionalCpf(db, caller.ownerId), folder });
    // Together: the certificate in the place of the one before, and the trail.
    await db.transaction().execute(async (tx) => {
      await lockRow(tx, 'professionals', caller.ownerId);
      const before = await findPersonal(tx, caller.ownerId);
      mustBeSeen(before, version);
      const id = before?.id ?? uuid();
      const { holderName, issuerName, fingerprint, validFrom, validUntil } = opened;
      const kept = {
        ...{ holder_name: holderName, issuer_name: issuerName, fingerprint },
        ...{ valid_from: validFrom, valid_until: validUntil, file: sealFile(id, file, encryptionKeys) },
      };
      if (before) await updatePersonal(tx, before, kept);
      else await insertPersonal(tx, { id, professionalId: caller.ownerId }, kept);
      const changes = changesOf(before, await findPersonal(tx, caller.ownerId));
      const action = before ? 'updated' : 'created';
      await record(tx, context, { action, subject: 'certificate', subjectId: id, ...(changes && { changes }) });
    });
    return answered(context);
  },

  remove: async ({ input: { version }, context }) => {
    // Together: the certificate that goes with its key, and the trail.
    await context.db.transaction().execute(async (tx) => {
      await lockRow(tx, 'professionals', context.caller.ownerId);
      const before = await findPersonal(tx, context.caller.ownerId);
      if (!before) throw notFound('Não há certificado guardado.');
      mustBeSeen(before, version);
      await deletePersonal(tx, before.id);
      const changes = changesOf(before, null);
      const about = { subject: 'certificate', subjectId: before.id } as const;
      await record(tx, context, { action: 'deleted', ...about, ...(changes && { changes }) });
    });
  },
});

async function answered({ db, caller, encryptionKeys }: SignedInContext) {
  return { certificate: await findPersonal(db, caller.ownerId), hasKeys: encryptionKeys.length > 0 };
}

function mustBeSeen(before: PersonalCertificate | null, version: number | undefined): void {
  if (version !== undefined && version !== before?.version) throw changedByOther();
}

function changesOf(before: PersonalCertificate | null, after: PersonalCertificate | null): Changes | undefined {
  return changesBetween(before && shown(before), after && shown(after));
}

function shown({ holderName, issuerName, validUntil, fingerprint }: PersonalCertificate) {
  return {
    ...{ holder_name: holderName, issuer_name: issuerName },
    ...{ valid_until: validUntil.slice(0, 10), fingerprint },
  };
}
