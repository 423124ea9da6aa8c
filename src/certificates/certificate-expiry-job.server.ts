import { z } from 'zod';
import { onlyOwner } from '../access/scope.ts';
import { findCompanyUser } from '../companies/company-lookups.db.ts';
import { type NotificationKind, scopeOf, type Told } from '../notifications/notification-kind.server.ts';
import { notify } from '../notifications/notify.server.ts';
import { dayOf } from '../platform/clock/moments.ts';
import type { Database } from '../platform/database/database.server.ts';
import { defineJob } from '../platform/jobs/job.server.ts';
import { findClinicalUsers, findProfessionalUser } from '../professionals/professional-lookups.db.ts';
import { findCertificates, findEnding, markWarned } from './certificates.db.ts';
import { warnedDays } from './certificates.labels.ts';
import { findEndingPersonal, findPersonalAmong, markPersonalWarned } from './personal/personal-certificates.db.ts';

const hour = 3_600_000;

/** A certificate is about to end: without another one nothing is sent to the eSocial, or signed. */
export const certificateEnding: NotificationKind = {
  kind: 'certificate-ending',
  for: ['company', 'professional'],
  mail: {
    label: 'Certificados digitais que vão vencer',
    text: 'Um certificado digital guardado no Zelo vai vencer',
    usually: 'daily',
  },
  async tell(db, reader, ids) {
    const practice = scopeOf(reader, 'certificates.managePractice');
    const company = scopeOf(reader, 'certificates.manageCompany');
    const told = (await findCertificates(db, ids)).filter(({ companyId }) =>
      companyId === null ? practice !== null : company !== null && companyId === onlyOwner(company),
    );
    const own = scopeOf(reader, 'certificates.manageOwn') ? await findPersonalAmong(db, reader.ownerId, ids) : [];
    return new Map<string, Told>([
      ...told.map(({ id, companyId, validUntil }) => {
        const whose = companyId === null ? 'da clínica' : 'da empresa';
        const text = `O certificado digital ${whose} vence em ${dayOf(validUntil)}. Envie o novo em Configurações: sem ele nada é enviado ao eSocial.`;
        return [id, { text, path: '/settings' }] as const;
      }),
      ...own.map(({ id, validUntil }) => {
        const text = `O seu certificado digital vence em ${dayOf(validUntil)}. Envie o novo em Configurações: sem ele os seus documentos não são assinados.`;
        return [id, { text, path: '/settings' }] as const;
      }),
    ]);
  },
};

/** Once an hour, on one node. */
export const certificateExpiryJob = defineJob({
  kind: 'certificate-expiry',
  payload: z.object({}),
  everyMs: hour,
  handle: (_payload, { db }) => warnOfEnding(db),
});

/** Tells those who look after a certificate that ends within days, once for each certificate. */
async function warnOfEnding(db: Database): Promise<void> {
  const now = Date.now();
  // Together: each certificate, and whom it tells of its end.
  await db.transaction().execute(async (tx) => {
    const until = new Date(now + warnedDays * 24 * hour).toISOString();
    for (const { id, companyId } of await findEnding(tx, until)) {
      const to = companyId === null ? await findClinicalUsers(tx) : await findCompanyUser(tx, companyId);
      await notify(tx, certificateEnding, { to, about: id });
      await markWarned(tx, id, new Date(now).toISOString());
    }
    for (const { id, professionalId } of await findEndingPersonal(tx, until)) {
      await notify(tx, certificateEnding, { to: await findProfessionalUser(tx, professionalId), about: id });
      await markPersonalWarned(tx, id, new Date(now).toISOString());
    }
  });
}
