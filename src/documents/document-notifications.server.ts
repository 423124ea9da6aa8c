import { findCompanyUser } from '../companies/company-lookups.db.ts';
import { findEmployeeNames } from '../employees/employee-lookups.db.ts';
import { type NotificationKind, type Reader, scopeOf, type Told } from '../notifications/notification-kind.server.ts';
import { wasTold } from '../notifications/notifications.db.ts';
import { notify } from '../notifications/notify.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { activeAdmins } from '../sign-in/accounts/accounts.db.ts';
import { findToldDocuments } from './documents.db.ts';
import { findIssuedNames } from './issued/issued-reads.db.ts';

/**
 * A document of an employee of theirs that a company may read. Professionals are not told: each would be of every document of
 * the practice, and who has sent one knows.
 */
export const documentAvailable: NotificationKind = {
  kind: 'document-available',
  for: ['company'],
  mail: { label: 'Documentos novos', text: 'Há um novo documento no Zelo', usually: 'daily' },
  tell: (db, reader, ids) =>
    textsOf(db, reader, { ids, withdrawn: false }, ({ state, name }, of) =>
      state === null || state === 'issued' ? `Novo documento de ${of}: ${name}.` : null,
    ),
};

/** A document that a company could read and no longer can. */
export const documentWithdrawn: NotificationKind = {
  kind: 'document-withdrawn',
  for: ['company'],
  mail: { label: 'Documentos retirados', text: 'Um documento foi retirado do Zelo', usually: 'daily' },
  tell: (db, reader, ids) =>
    textsOf(
      db,
      reader,
      { ids, withdrawn: true },
      (_document, of) => `Um documento de ${of} foi retirado pela clínica.`,
    ),
};

/** An issued document that a company may read no longer holds: it was cancelled, or another one stands in its place. */
export const documentEnded: NotificationKind = {
  kind: 'document-ended',
  for: ['company'],
  mail: {
    label: 'Documentos corrigidos ou cancelados',
    text: 'Um documento foi corrigido ou cancelado no Zelo',
    usually: 'daily',
  },
  tell: (db, reader, ids) =>
    textsOf(db, reader, { ids, withdrawn: false }, ({ state, name, hasVisibleSuccessor }, of) => {
      if (state !== 'superseded') return `${name}, de ${of}, foi cancelado pela clínica.`;
      const corrected = `${name}, de ${of}, foi corrigido pela clínica`;
      return hasVisibleSuccessor ? `${corrected}: vale o documento novo.` : `${corrected} e não vale mais.`;
    }),
};

/** A document whose file is gone, or is not what was stored: the administrators have the copies, and no way to what it says. */
export const documentDamaged: NotificationKind = {
  kind: 'document-damaged',
  for: ['admin'],
  mail: {
    label: 'Documentos com arquivo danificado',
    text: 'O arquivo de um documento não está como foi guardado',
    usually: 'now',
  },
  tell: async (_db, _reader, ids) =>
    new Map(
      ids.map((id) => {
        const text = `O arquivo do documento ${id} não está como foi guardado. Traga-o de uma cópia de segurança.`;
        return [id, { text, path: null }];
      }),
    ),
};

/** Tells the administrators of a damaged file, once. */
export async function notifyOfDamage(tx: Database, documentId: string): Promise<void> {
  if (await wasTold(tx, documentDamaged.kind, documentId)) return;
  await notify(tx, documentDamaged, { to: await activeAdmins(tx), about: documentId });
}

/** Tells the company of a document that it may read, or could until now; of what is under medical confidentiality, nobody. */
export async function notifyOfDocument(
  tx: Database,
  kind: NotificationKind,
  document: { id: string; companyId: string; confidential: boolean },
): Promise<void> {
  if (document.confidential) return;
  await notify(tx, kind, { to: await findCompanyUser(tx, document.companyId), about: document.id });
}

/** `hasVisibleSuccessor`: another one stands in its place that the reader may see, too. */
type NotifiedDocument = Awaited<ReturnType<typeof findToldDocuments>>[number] & { hasVisibleSuccessor: boolean };

/** @param say the words of a document and the name of whose it is; null where there is nothing to say any more */
async function textsOf(
  db: Database,
  reader: Reader,
  which: { ids: readonly string[]; withdrawn: boolean },
  say: (document: NotifiedDocument, of: string | undefined) => string | null,
): Promise<ReadonlyMap<string, Told>> {
  const scope = scopeOf(reader, 'documents.read');
  if (!scope) return new Map();
  const documents = await findToldDocuments(db, scope, which);
  const ids = documents.map(({ employeeId }) => employeeId).filter((id) => id !== null);
  const names = await findEmployeeNames(db, scope, ids);
  const successors = documents.map(({ supersededById }) => supersededById).filter((id) => id !== null);
  const visible = await findIssuedNames(db, scope, successors);
  return new Map(
    documents.flatMap((document) => {
      const hasVisibleSuccessor = visible.has(document.supersededById ?? '');
      const { supersededById, employeeId } = document;
      const text = say(
        { ...document, hasVisibleSuccessor },
        employeeId === null ? 'sua empresa' : names.get(employeeId),
      );
      const path = hasVisibleSuccessor
        ? `/documents/issued/${supersededById}`
        : employeeId === null
          ? `/documents/issued/${document.id}`
          : `/employee/documents/${employeeId}`;
      return text === null ? [] : [[document.id, { text, path }] as const];
    }),
  );
}
