import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf } from '../../documents/issued/issuing/content.server.ts';
import { accessCodeOf } from '../../documents/issued/verification-code.rules.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../factories.ts';
import { issueDocument } from '../issued.ts';
import type { TestApp } from '../start-app.ts';

/** Who issues documents about whom: a professional, a company and an employee of it. */
export async function makePeople(app: TestApp) {
  const { companyId, token: company } = await makeCompany(app, { name: 'Metalúrgica Ytterbium' });
  const employee = await makeEmployee(app, { companyId, token: company }, { name: 'Xerxes Quintanilha' });
  const { token: doctor } = await makeProfessional(app, { name: 'Zenóbia Prates', registration_number: '765432' });
  return { companyId, company, employee, doctor };
}

type People = Awaited<ReturnType<typeof makePeople>>;

/** Issues an ASO and reads the two codes that its paper has. */
export async function issueVerifiable(app: TestApp, { employee, doctor }: People, fields = {}) {
  const { documentId: id, name } = await issueDocument(app, { employee, token: doctor }, fields);
  const {
    content,
    content_hash: contentHash,
    paperVersion,
  } = await app.db
    .selectFrom('issued_documents')
    .select(['content', 'content_hash', 'paper_version as paperVersion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { code } = contentOf({ id, content, contentHash }, app.encryptionKeys);
  return { id, name, code, accessCode: accessCodeOf({ contentHash, code, paperVersion }) };
}

/** Issues one whose file does not come into being: where the folder of the files was, there is none meanwhile. */
export async function issueUnfinished(app: TestApp, people: People) {
  const files = join(app.dataDir, 'files');
  renameSync(files, `${files}-away`);
  writeFileSync(files, '');
  try {
    return await issueVerifiable(app, people);
  } finally {
    rmSync(files);
    renameSync(`${files}-away`, files);
  }
}

/** Cancels an issued document. */
export async function cancelIssued(app: TestApp, { doctor }: People, id: string): Promise<void> {
  const body = { reason: 'Emitido por engano' };
  const { status } = await app.call('PUT', `/issued-documents/${id}/cancel`, { as: doctor, body });
  if (status !== 204) throw new Error(`it was not cancelled: ${status}`);
}
