/** The tests of the API: all of them run on SQLite. */
export const apiTests = 'src/**/*.api.test.ts';

/**
 * Those that run on PostgreSQL too, and why: what they look at is the engine's own matter, in what order, of what type, who waits for
 * whom, and not only whether it understands what it is asked, which `checkEngines` sees to for all the others (decision 89).
 */
export const onBothEngines: Readonly<Record<string, string>> = {
  // Locks, jobs, and what is said of a change.
  'src/platform/**/*.api.test.ts': 'connections, staged rows, the queue of jobs, plans',
  'src/live/**/*.api.test.ts': 'what is said of a change once it is committed',
  'src/trail/**/*.api.test.ts': 'one entry after the other, under a lock',
  'src/outbox/**/*.api.test.ts': 'queues that several take from at once',
  'src/tasks/**/*.api.test.ts': 'what the queue has set aside',
  'src/access/idempotency.api.test.ts': 'the same call twice at once',
  'src/sign-in/accounts/accounts.api.test.ts': 'the last administrator, under a lock',
  'src/sign-in/limits/**/*.api.test.ts': 'sign-ins that are counted by several at once',
  'src/sign-in/links/links.api.test.ts': 'a link that two use at once',
  'src/sign-in/notices/**/*.api.test.ts': 'a notice that two answer, and who holds it',
  'src/employees/moves/**/*.api.test.ts': 'units held in one order, and people moved meanwhile',
  'src/employees/sync/**/*.api.test.ts': 'one person that two systems write at once',
  'src/referrals/making/**/*.api.test.ts': 'the day that a booking holds',
  'src/referrals/queue/**/*.api.test.ts': 'tickets, steps that two take, plans of the queue',
  'src/referrals/referral-sequences.long.api.test.ts': 'bookings in any order',
  'src/referrals/completing/**/*.api.test.ts': 'a booking and a paper, each of which waits for the other',
  'src/professionals/professional-access.api.test.ts': 'whoever acts while an access is taken',
  'src/documents/issued/issuing/corrected-and-cancelled.api.test.ts': 'triggers that refuse to alter what was issued',
  'src/documents/issued/issuing/issuing-sequences.api.test.ts': 'numbers without a gap, several at once',
  'src/documents/deliveries/delivery-sequences.api.test.ts': 'tries that are counted under a lock',
  'src/documents/verification/verifications.api.test.ts': 'what is counted by several at once',
  'src/due-dates/**/*.api.test.ts': 'people computed by several at once, days, plans',
  'src/notifications/mails/notification-ways.api.test.ts': 'mails of several nodes, each told once',
  // Lists and search: orders, what is lacking, counts, letters.
  'src/companies/company-list.api.test.ts': 'order, search, pages',
  'src/units/units.api.test.ts': 'a short list, and versions',
  'src/employees/employee*.api.test.ts': 'search of a register, days of birth, plans',
  'src/employees/long-list.long.api.test.ts': 'a list of thousands, asked for apart',
  'src/app/search-contacts.api.test.ts': 'search of what people write in many ways',
  'src/app/exports/long-exports.long.api.test.ts': 'a list that is read in parts',
  'src/audit/audit-list.api.test.ts': 'epochs, periods, filters',
  'src/audit/many-entries.long.api.test.ts': 'plans of a long trail',
  'src/documents/documents.api.test.ts': 'a list with what is lacking',
  'src/documents/bundles/bundles.api.test.ts': 'choosing by period, one at a time',
  'src/notifications/notifications.api.test.ts': 'pages of a list that grows',
  'src/programmes/programmes.api.test.ts': 'versions, groups, people counted',
  'src/referrals/counts/**/*.api.test.ts': 'counts',
  'src/referrals/following/**/*.api.test.ts': 'a list by days and states',
  'src/sign-in/api-tokens/overview/**/*.api.test.ts': 'a list by what may be lacking',
  'src/sign-in/sessions/**/*.api.test.ts': 'moments read from the database',
  'src/webhooks/**/*.api.test.ts': 'a history by pages',
  // Imports, copies, and what a whole installation is made of.
  'src/imports/imports.long.api.test.ts': 'whole registers, in one transaction',
  'src/imports/many-lines.long.api.test.ts': 'thousands of rows at once',
  'src/imports/writing/**/*.api.test.ts': 'staged rows, and what changed meanwhile',
  'src/backup/**/*.api.test.ts': 'every table, read at one moment and written again',
  'src/app/start/**/*.api.test.ts': 'an empty or a lost database',
  'src/app/housekeeping/**/*.api.test.ts': 'what is deleted by its age',
  // On PostgreSQL files are sealed, so that what holds of files is seen to hold of both.
  'src/documents/files/document-*.api.test.ts': 'files that arrive, are sealed, opened and withdrawn',
  'src/documents/files/altered-files.api.test.ts': 'sealed files that somebody alters',
};

/** Whose statements are SQLite's alone, and why; `file#*` is every function of the file. */
export const onlySqlite: Readonly<Record<string, string>> = {
  'src/platform/database/database.server.ts#hasTable': 'each engine has its own list of tables',
  'src/platform/database/migrate.server.ts#*': 'the migrator asks each engine for its tables',
};
