import type { Fault } from './fault.ts';

/** What happens later: tasks, mails and what other systems are told; and what comes back from a copy. */
export const jobs: readonly Fault[] = [
  {
    name: 'a task is tried once more than it may be',
    file: 'src/platform/jobs/run-job.server.ts',
    text: 'const isLast = held.attempt >= job.tries ||',
    replacement: 'const isLast = held.attempt > job.tries ||',
    tests: ['src/platform/jobs/queue.api.test.ts'],
  },
  {
    name: 'a node that stops costs each of its tasks a try',
    file: 'src/platform/jobs/queue.db.ts',
    text: 'attempts: held.attempt - 1 }',
    replacement: 'attempts: held.attempt }',
    tests: ['src/platform/jobs/queue.api.test.ts'],
  },
  {
    name: 'an address that is refused for good is tried for a day and a half',
    file: 'src/mail/queued-mail.server.ts',
    text: "isFinal: error.reason === 'mail-receiver'",
    replacement: 'isFinal: false',
    tests: ['src/mail/queued-mail.api.test.ts'],
  },
  {
    name: 'a name with a sign of HTML becomes part of a mail’s HTML',
    file: 'src/mail/letter.rules.ts',
    text: 'return text.replace(/[&<>"\']/g, (character) => entities[character] ?? character);',
    replacement: 'return text;',
    tests: ['src/mail/smtp.test.ts'],
  },
  {
    name: 'before seven in the morning the e-mail of the day tells of what is yet to come',
    file: 'src/notifications/mails/daily-mail.rules.ts',
    text: '(sinceMidnight - hourOfDay * hour + day) % day',
    replacement: 'sinceMidnight - hourOfDay * hour',
    tests: ['src/notifications/mails/daily-mail.test.ts'],
  },
  {
    name: 'the e-mail of the day counts what was read',
    file: 'src/notifications/mails/notification-mails.db.ts',
    text: "told.where('read_at', 'is', null).where('kind', 'in', [...wanted, '']);",
    replacement: "told.where('kind', 'in', [...wanted, '']);",
    tests: ['src/notifications/mails/notification-mails.api.test.ts'],
  },
  {
    name: 'another system hears of a person in another order than things happened',
    file: 'src/outbox/sending.db.ts',
    text: "            .whereRef('before.lane', '=', 'one.lane')\n",
    replacement: "            .whereRef('before.lane', '<', 'one.lane')\n",
    tests: ['src/outbox/sending.api.test.ts'],
  },
  {
    name: 'after a restore everybody is still signed in',
    file: 'src/backup/begin-anew.server.ts',
    text: '  await deleteSessions(tx);\n',
    replacement: '',
    tests: ['src/backup/restore-begins-anew.api.test.ts'],
  },
  {
    name: 'a backup says nothing of a file that is damaged',
    file: 'src/backup/backup.server.ts',
    text: '    if (wrong) manifest.unsound[each.key] = wrong;\n',
    replacement: '',
    tests: ['src/backup/damaged-files.api.test.ts'],
  },
  {
    name: 'an archive whose records were altered is restored',
    file: 'src/backup/restore.server.ts',
    text: '  mustEqual(await tallyTables(tx, names), manifest.tables);\n',
    replacement: '',
    tests: ['src/backup/backup.api.test.ts'],
  },
];
