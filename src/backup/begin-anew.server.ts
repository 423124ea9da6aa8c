import { deleteKeys } from '../access/idempotency.db.ts';
import { deleteBundles } from '../documents/bundles/bundles.db.ts';
import { endAllLinks } from '../documents/deliveries/deliveries.db.ts';
import { deleteAllPending } from '../documents/document-uploads.db.ts';
import { enqueueUnfinished } from '../documents/issued/issuing/finish-issue.server.ts';
import { deleteCloudSignings } from '../documents/signatures/cloud/cloud-signings.db.ts';
import { enqueueUnstamped } from '../documents/signatures/stamps/stamp-job.server.ts';
import { deleteImports } from '../imports/imports.db.ts';
import { deleteWaiting } from '../notifications/mails/notification-mails.db.ts';
import { setAllAside } from '../outbox/sending.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import { deleteJobs } from '../platform/jobs/queue.db.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { renewLinkSecret } from '../platform/storage/link-secret.server.ts';
import { deleteCalendarLinks } from '../referrals/calendar/calendar.db.ts';
import { deletePanelLinks } from '../referrals/panel/panel.db.ts';
import { revokeAllApiTokens } from '../sign-in/api-tokens/api-tokens.db.ts';
import { deleteLinks } from '../sign-in/links/links.db.ts';
import { deleteSessions } from '../sign-in/sessions/sessions.db.ts';
import { record } from '../trail/entries.db.ts';
import type { Manifest } from './manifest.server.ts';

/**
 * Ends what was under way when an archive was made: nobody is signed in after a restore, no API token holds, no link leads
 * anywhere, no upload is awaited, no creating call is a repeated one, no job waits, no other system is told anything, no file of
 * ASOs and no import is there, nobody has authorised anything, and nothing for the e-mail of the day: what the copy was about to send is not sent once more, and
 * what was ended since the copy does not open again. Only what was issued and not typeset yet is still to be typeset, and what was signed to be stamped. The trail
 * goes on with the restore itself.
 */
export async function beginAnew(tx: Database, { createdAt }: Manifest, keys: EncryptionKeys): Promise<void> {
  await deleteSessions(tx);
  await revokeAllApiTokens(tx);
  await deleteKeys(tx);
  await deleteAllPending(tx);
  await deleteJobs(tx);
  await deleteBundles(tx);
  await deleteImports(tx);
  await deleteCloudSignings(tx);
  await enqueueUnfinished(tx);
  await enqueueUnstamped(tx);
  await deleteWaiting(tx);
  await setAllAside(tx);
  await deleteLinks(tx);
  await endAllLinks(tx);
  await deleteCalendarLinks(tx);
  await deletePanelLinks(tx);
  await renewLinkSecret(tx, keys);
  await record(tx, { address: null }, { action: 'restored', subject: null, detail: `${createdAt.slice(0, 19)}Z` });
}
