import { absenceTurnsJob } from '../../absences/absence-turns-job.server.ts';
import { reportsDueJob } from '../../annual-reports/due/reports-due-job.server.ts';
import { anchorJob } from '../../audit/anchors/anchor-job.server.ts';
import { certificateExpiryJob } from '../../certificates/certificate-expiry-job.server.ts';
import { bundleJob, failBundle } from '../../documents/bundles/bundle-job.server.ts';
import { finishIssueJob } from '../../documents/issued/issuing/finish-issue.server.ts';
import { cloudSigningJob } from '../../documents/signatures/cloud/cloud-signing-job.server.ts';
import { stampJob } from '../../documents/signatures/stamps/stamp-job.server.ts';
import { countedVerificationsJob } from '../../documents/verification/counted-verifications.server.ts';
import { dueDayJob } from '../../due-dates/renewal/due-day-job.server.ts';
import { dueRunJob } from '../../due-dates/renewal/due-run-job.server.ts';
import { calibrationEndingJob } from '../../equipment/calibrations/calibration-ending.server.ts';
import { esocialDayJob } from '../../esocial/due/esocial-day-job.server.ts';
import { eventsJob } from '../../esocial/making/events-job.server.ts';
import { batchJob } from '../../esocial/sending/batch-job.server.ts';
import { examMonthsJob } from '../../exams/counting/exam-months-job.server.ts';
import { checkJob } from '../../imports/checking/check-job.server.ts';
import { failImport } from '../../imports/set-aside.server.ts';
import { writeJob } from '../../imports/writing/write-job.server.ts';
import { mailJob } from '../../mail/queued-mail.server.ts';
import { dailyMailsJob } from '../../notifications/mails/daily-mails.server.ts';
import { webhookJob } from '../../outbox/webhook-job.server.ts';
import type { AnyJob } from '../../platform/jobs/job.server.ts';
import type { OnSetAside } from '../../platform/jobs/run-job.server.ts';
import { privacyRequestsJob } from '../../privacy-requests/privacy-requests-job.server.ts';
import { remindersJob } from '../../referrals/reminding/reminders-job.server.ts';
import { apiTokenExpiryJob } from '../../sign-in/api-tokens/api-token-expiry.server.ts';
import { linkRequestJob } from '../../sign-in/links/link-request.server.ts';
import { notifyOfSetAside } from '../../tasks/task-notifications.server.ts';
import { cleanUpJob, countedSignInsJob } from '../housekeeping/housekeeping.server.ts';
import { notificationKinds } from './notification-kinds.server.ts';

/** Every kind of job. A new one adds one line here; sorted. */
export const jobs: readonly AnyJob[] = [
  absenceTurnsJob,
  anchorJob,
  reportsDueJob,
  apiTokenExpiryJob,
  bundleJob,
  calibrationEndingJob,
  certificateExpiryJob,
  cleanUpJob,
  cloudSigningJob,
  countedSignInsJob,
  countedVerificationsJob,
  dailyMailsJob(notificationKinds),
  dueDayJob,
  dueRunJob,
  batchJob,
  esocialDayJob,
  eventsJob,
  examMonthsJob,
  finishIssueJob,
  checkJob,
  writeJob,
  linkRequestJob,
  mailJob,
  privacyRequestsJob,
  remindersJob,
  stampJob,
  webhookJob,
];

/** Those who are told of a job that was set aside. */
const listeners: readonly OnSetAside[] = [failBundle, failImport, notifyOfSetAside];

/** Tells of a job that was set aside, in the transaction that does it. */
export const onSetAside: OnSetAside = async (tx, job) => {
  for (const listener of listeners) await listener(tx, job);
};
