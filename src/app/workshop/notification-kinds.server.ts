import { absenceEnding, absenceLong } from '../../absences/absence-notifications.server.ts';
import { reportDue } from '../../annual-reports/due/report-due-notifications.server.ts';
import { certificateEnding } from '../../certificates/certificate-expiry-job.server.ts';
import { bundleReady } from '../../documents/bundles/bundle-notifications.server.ts';
import { documentDelivered } from '../../documents/deliveries/delivery-notifications.server.ts';
import {
  documentAvailable,
  documentDamaged,
  documentEnded,
  documentWithdrawn,
} from '../../documents/document-notifications.server.ts';
import { documentChangedByOther } from '../../documents/issued/issued-notifications.server.ts';
import { risksChanged } from '../../due-dates/renewal/due-notifications.server.ts';
import { calibrationEnding } from '../../equipment/calibrations/calibration-ending.server.ts';
import { esocialDue } from '../../esocial/due/esocial-notifications.server.ts';
import { importEnded } from '../../imports/import-notifications.server.ts';
import type { NotificationKind } from '../../notifications/notification-kind.server.ts';
import { privacyRequestDue } from '../../privacy-requests/privacy-request-notifications.server.ts';
import { programmeEnding, programmeInForce } from '../../programmes/programme-notifications.server.ts';
import { recallMade } from '../../recalls/recall-notifications.server.ts';
import {
  appointmentChanged,
  referralCancelled,
  referralMade,
  referralMissed,
  referralMoved,
  referralTomorrow,
} from '../../referrals/referral-notifications.server.ts';
import { restrictionNews } from '../../restrictions/restriction-notifications.server.ts';
import { accountChanges } from '../../sign-in/accounts/account-notifications.server.ts';
import { apiTokenEnding } from '../../sign-in/api-tokens/api-token-expiry.server.ts';
import { accessGiven } from '../../sign-in/notices/access-notifications.server.ts';
import { manyOpenings } from '../../sign-in/openings/opening-notifications.server.ts';
import { taskSetAside } from '../../tasks/task-notifications.server.ts';
import { webhookFailing } from '../../webhooks/webhook-notifications.server.ts';

/** Every kind of notification, in the order of the settings. A new one adds one line here. */
export const notificationKinds: readonly NotificationKind[] = [
  documentAvailable,
  documentWithdrawn,
  documentEnded,
  documentDamaged,
  documentDelivered,
  documentChangedByOther,
  bundleReady,
  importEnded,
  privacyRequestDue,
  programmeInForce,
  programmeEnding,
  reportDue,
  risksChanged,
  esocialDue,
  certificateEnding,
  calibrationEnding,
  recallMade,
  absenceLong,
  absenceEnding,
  restrictionNews,
  referralMade,
  referralMoved,
  referralCancelled,
  referralMissed,
  referralTomorrow,
  appointmentChanged,
  apiTokenEnding,
  accessGiven,
  taskSetAside,
  webhookFailing,
  manyOpenings,
  ...accountChanges,
];
