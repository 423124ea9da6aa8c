/** The tests of the API. */
export const apiTests = 'src/**/*.api.test.ts';

/**
 * Those that run on SQLite alone; every other one, a new one too, runs on both engines. A file is named here only when its subject is
 * who is answered what, and neither locks, jobs, imports, the trail, webhooks, copies and what is said of a change, nor the order, search
 * and pages of a list. Whether PostgreSQL understands what they have it asked, `checkEngines` sees to (decision 89).
 */
const onOneEngine: Readonly<Record<string, readonly string[]>> = {
  'who may what: every call by every kind of caller': [
    'src/access/not-on-the-screen.api.test.ts',
    'src/app/authorization.long.api.test.ts',
    'src/documents/forms/secrecy/secrecy.api.test.ts',
    'src/documents/issued/issuing/council-matrix.api.test.ts',
    'src/sign-in/api-tokens/api-tokens.api.test.ts',
    'src/sign-in/api-tokens/token-attacks.api.test.ts',
    'src/sign-in/api-tokens/token-proofs.api.test.ts',
    'src/sign-in/passkeys/passkey-sign-in.api.test.ts',
    'src/sign-in/passkeys/passkeys.api.test.ts',
    'src/sign-in/second-factor/code-tries.api.test.ts',
    'src/sign-in/second-factor/second-factor-required.api.test.ts',
    'src/sign-in/second-factor/second-factor-sign-in.api.test.ts',
    'src/sign-in/second-factor/second-factor.api.test.ts',
  ],
  'what hostile requests find': [
    'src/app/abuse.long.api.test.ts',
    'src/app/start/stolen-database.api.test.ts',
    'src/audit/refusals/refused-names.long.api.test.ts',
    'src/documents/deliveries/delivery-tokens.long.api.test.ts',
    'src/documents/verification/look-up.api.test.ts',
    'src/server/limits/honest-day.long.api.test.ts',
    'src/sign-in/limits/sign-in-flood.long.api.test.ts',
  ],
  'what is told of one person': [
    'src/app/person-data/person-data-complete.api.test.ts',
    'src/app/person-data/person-data.api.test.ts',
  ],
  'tables of cases that rules decide, each asked of the server': [
    'src/annual-reports/oracle.api.test.ts',
    'src/audiograms/audiograms.api.test.ts',
    'src/documents/deliveries/delivery-sequences.api.test.ts',
    'src/documents/issued/issuing/aso-content.api.test.ts',
    'src/documents/issued/issuing/exams/exam-receipt.api.test.ts',
    'src/documents/issued/issuing/exams/in-house-exams.api.test.ts',
    'src/documents/issued/issuing/issuing-sequences.api.test.ts',
    'src/documents/issued/issuing/responsible/example-practice.api.test.ts',
    'src/documents/issued/issuing/responsible/pcmso-physician.api.test.ts',
    'src/due-dates/renewal/due-cases.api.test.ts',
    'src/equipment/calibrations/calibrations.api.test.ts',
    'src/equipment/equipment.api.test.ts',
    'src/esocial/sending/sending-chance.api.test.ts',
    'src/referrals/completing/completing-sequences.long.api.test.ts',
    'src/referrals/following/moved-occasion.api.test.ts',
    'src/trends/trends.api.test.ts',
  ],
  'what a field, a form or a file may hold': [
    'src/admins/admins.api.test.ts',
    'src/companies/registration-kinds.api.test.ts',
    'src/consents/consents.api.test.ts',
    'src/documents/bundles/bundle-tries.api.test.ts',
    'src/documents/files/altered-files.api.test.ts',
    'src/documents/files/document-arrival.api.test.ts',
    'src/documents/files/pdf-files.api.test.ts',
    'src/documents/files/upload-quota.api.test.ts',
    'src/esocial/import/receipts.api.test.ts',
    'src/imports/arrival.long.api.test.ts',
    'src/imports/own-export.api.test.ts',
    'src/imports/registers/left-out.api.test.ts',
    'src/imports/registers/sheet-cells.api.test.ts',
    'src/personal-intervals/personal-intervals.api.test.ts',
    'src/sign-in/passwords/composed-password.api.test.ts',
    'src/sign-in/passwords/new-password.api.test.ts',
  ],
  'what a copy leaves that is killed half way': ['src/backup/killed.api.test.ts'],
  'what a link or a code leads to': [
    'src/documents/files/signed-links.api.test.ts',
    'src/documents/verification/validators.api.test.ts',
    'src/documents/verification/verification.api.test.ts',
    'src/referrals/guide/guide.api.test.ts',
    'src/sign-in/links/invitation.api.test.ts',
    'src/sign-in/links/second-admin-links.api.test.ts',
    'src/sign-in/second-factor/lost-app.api.test.ts',
  ],
  'to whom a mail goes and when a session waits': [
    'src/sign-in/idle/idle.api.test.ts',
    'src/sign-in/mails/security-mails.api.test.ts',
  ],
  'HTTP, the documentation and tables that are files, before any database': [
    'src/addresses/addresses.api.test.ts',
    'src/app/app.api.test.ts',
    'src/app/docs/api-guide.api.test.ts',
    'src/app/docs/webhooks-guide.api.test.ts',
    'src/reference/reference.api.test.ts',
    'src/server/bodies.api.test.ts',
    'src/server/crawlers.api.test.ts',
    'src/server/headers.api.test.ts',
    'src/server/overload.api.test.ts',
    'src/server/proxy-address.api.test.ts',
    'src/server/unreadable.api.test.ts',
    'src/server/write-limit.api.test.ts',
  ],
  'what a document says once it is issued, and who reads and signs it': [
    'src/annual-reports/as-issued.api.test.ts',
    'src/annual-reports/presentations/presentations.api.test.ts',
    'src/certificates/certificates.api.test.ts',
    'src/certificates/personal/personal-certificates.api.test.ts',
    'src/documents/company/pcmso/pcmso.api.test.ts',
    'src/documents/person/person-documents.api.test.ts',
    'src/documents/signatures/cloud/cloud-signings.api.test.ts',
    'src/documents/signatures/stamps/stamps.api.test.ts',
    'src/documents/signatures/verified-signatures.api.test.ts',
    'src/documents/verification/verifications.api.test.ts',
    'src/vaccinations/vaccine-papers.api.test.ts',
  ],
  'what the demonstration holds': ['src/app/start/demo.long.api.test.ts'],
  'what a key opens, and what is left where it is not there': ['src/app/start/new-key.api.test.ts'],
  'what a page shows of what other files have on both': [
    'src/agenda/day/agenda-day.api.test.ts',
    'src/agenda/day/agenda-grid.api.test.ts',
    'src/audit/reads/register-reads.api.test.ts',
    'src/employees/list/whole-list.api.test.ts',
    'src/esocial/handed-over.api.test.ts',
    'src/live/ended-sessions.api.test.ts',
    'src/live/own-events.api.test.ts',
    'src/notifications/mails/notification-ways.api.test.ts',
    'src/practice/address/public-address.api.test.ts',
    'src/referrals/calendar/calendar.api.test.ts',
    'src/referrals/panel/panel.api.test.ts',
    'src/sign-in/openings/unusual-openings.api.test.ts',
    'src/statistics/places.api.test.ts',
  ],
};

/** The files of `onOneEngine`. */
export const onlyOnSqlite = Object.values(onOneEngine).flat();

/**
 * What SQLite is asked in words of its own, by its text or by whose it is, and why. PostgreSQL has to have been asked something by the
 * same function instead, but where there is nothing to ask (`alone`).
 */
export const onlySqlite: readonly { asked: RegExp; why: string; alone?: true }[] = [
  { asked: /^pragma /, why: 'settings of the embedded engine', alone: true },
  {
    asked: /^select count\(\*\) as found from\s+\(select rowid from "employees_trigrams" /,
    why: 'whether its index of trigrams finds few enough',
    alone: true,
  },
  { asked: /_trigrams" match /, why: 'its index of trigrams (decision 19)' },
  { asked: /json_each\(/, why: 'how it is given many rows at once' },
  { asked: /strftime\(/, why: 'its clock that was set back is the machine’s: PostgreSQL has its own', alone: true },
  { asked: /julianday\(/, why: 'how it tells whole days between two moments' },
  { asked: /"former_until" = case when .* then \$\d+ else/, why: 'its clock is the machine’s (`moment`)' },
];
