import { apiAt } from '../api.ts';
import { makeCompany, makeEmployee, makeProfessional, password, signIn } from '../factories.ts';
import { fileAt } from '../files/file-at.ts';
import { issueDocument } from '../issued.ts';
import type { RunningServer } from '../start-process.ts';
import { until } from '../until.ts';

type Issued = { documentId: string; professional: string };

/** Issues an ASO by the calls that a clinic makes: passwords, typesetting and letters have parts of their own of a program. */
export async function issueAso({ url, admin }: Pick<RunningServer, 'url' | 'admin'>): Promise<Issued> {
  const api = apiAt(url, admin);
  const employee = await makeEmployee(api, await makeCompany(api));
  const professional = `medica-${employee.id}@zelo.test`;
  const { token } = await makeProfessional(api, { email: professional });
  return { documentId: (await issueDocument(api, { employee, token })).documentId, professional };
}

/** The file of a document, as a server answers it to who issued it. */
export async function pdfOf({ url, admin }: Pick<RunningServer, 'url' | 'admin'>, issued: Issued): Promise<Buffer> {
  const api = apiAt(url, admin);
  const as = await signIn(api, issued.professional, password);
  const open = async () => (await api.call('GET', `/document/${issued.documentId}`, { as })).body.signedUrl;
  const signedUrl: string = await until(open, 100); // On a busy machine it may be prepared a while.
  return Buffer.from(await (await fetch(fileAt({ url }, signedUrl))).arrayBuffer());
}
