import { findCompanyUser } from '../companies/company-lookups.db.ts';
import { findEmployeeNames } from '../employees/employee-lookups.db.ts';
import { type NotificationKind, type Reader, scopeOf, type Told } from '../notifications/notification-kind.server.ts';
import { notify } from '../notifications/notify.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findToldDocuments } from './documents.db.ts';

/**
 * A document of an employee of theirs that a company may read. Professionals are not told: each would be of every document of
 * the practice, and who has sent one knows.
 */
export const documentAvailable: NotificationKind = {
  kind: 'document-available',
  for: ['company'],
  mail: { label: 'Documentos novos', text: 'Há um novo documento no Zelo', usually: 'daily' },
  tell: (db, reader, ids) => tellOf(db, reader, { ids, withdrawn: false }),
};

/** A document that a company could read and no longer can. */
export const documentWithdrawn: NotificationKind = {
  kind: 'document-withdrawn',
  for: ['company'],
  mail: { label: 'Documentos retirados', text: 'Um documento foi retirado do Zelo', usually: 'daily' },
  tell: (db, reader, ids) => tellOf(db, reader, { ids, withdrawn: true }),
};

/** Tells the company of a document that it may read, or could until now; of what is under medical confidentiality, nobody. */
export async function notifyOfDocument(
  tx: Database,
  kind: NotificationKind,
  document: { id: string; companyId: string; confidential: boolean },
): Promise<void> {
  if (document.confidential) return;
  await notify(tx, kind, { to: await findCompanyUser(tx, document.companyId), about: document.id });
}

async function tellOf(
  db: Database,
  reader: Reader,
  which: { ids: readonly string[]; withdrawn: boolean },
): Promise<ReadonlyMap<string, Told>> {
  const scope = scopeOf(reader, 'documents.read');
  if (!scope) return new Map();
  const documents = await findToldDocuments(db, scope, which);
  const names = await findEmployeeNames(
    db,
    scope,
    documents.map(({ employeeId }) => employeeId),
  );
  return new Map(
    documents.map(({ id, name, employeeId }) => {
      const of = names.get(employeeId);
      const text = which.withdrawn
        ? `Um documento de ${of} foi retirado pela clínica.`
        : `Novo documento de ${of}: ${name}.`;
      return [id, { text, path: `/employee/documents/${employeeId}` }];
    }),
  );
}
