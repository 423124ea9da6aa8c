import { expect, test } from 'vitest';
import { tables } from '../src/subjects/registry.ts';
import { codeFiles, filesOf, folderOf, isTest, read } from './sources.ts';

/** The SQL of the product; what `rules/directions.test.ts` lets speak it, without migrations and measurements. */
const files = codeFiles.filter((file) => file.startsWith('src/') && !isTest(file));

const names = Object.keys(tables);

/** The folder whose `Tables` describe a table: its subject's. */
const owners = new Map(
  files.flatMap((file) => {
    const [, body = ''] = /interface Tables \{\n([\s\S]*?)\n {2}\}/.exec(read(file)) ?? [];
    return [...body.matchAll(/^ {4}(\w+):/gm)].map(([, table = '']) => [table, folderOf(file)] as const);
  }),
);

/** What uses another subject's table, each with its reason: a file and a table of it. Only these joins cross. */
const crossing: Readonly<Record<string, string>> = {
  'src/audiograms/audiograms.db.ts: professionals': 'an audiogram tells who has said what of it',
  'src/audit/named-entries.db.ts: api_tokens': 'an entry names the key that it was done with, as it names users',
  'src/admins/admins.db.ts: users': 'a list with each one’s e-mail, searched and sorted by it, is one query',
  'src/companies/companies.db.ts: users': 'a list with each one’s e-mail, searched and sorted by it, is one query',
  'src/professionals/professionals.db.ts: users':
    'a list with each one’s e-mail, searched and sorted by it, is one query',
  'src/companies/company-lookups.db.ts: users': 'the addresses of an employer are those that it signs in with',
  'src/employees/employees.db.ts: companies': 'the search over all companies names the company of each it finds',
  'src/employees/employees.db.ts: units': 'a page of people comes with the name of each one’s unit',
  'src/documents/documents.db.ts: professionals': 'a list of documents tells by whom each was sent',
  'src/documents/document-uploads.db.ts: professionals':
    'the user for whom the arrival of a file is written into the trail',
  'src/documents/deliveries/deliveries.db.ts: professionals': 'a delivery tells the name of whoever recorded it',
  'src/documents/deliveries/delivery-links.db.ts: professionals': 'the user who is told what became of a link',
  'src/documents/bundles/bundled-documents.db.ts: employees':
    'ten thousand documents come with the names that stand on their files, narrowed by unit',
  'src/documents/bundles/bundled-documents.db.ts: units': 'the folder of each document is its unit’s name',
  'src/equipment/calibrations/calibrations.db.ts: professionals': 'a calibration tells who wrote it down',
  'src/exams/exam-records.db.ts: professionals': 'a record tells who wrote it down and who withdrew it',
  'src/exams/exam-records.db.ts: documents': 'a record tells the name of the document that it is known from',
  'src/exams/exam-records.db.ts: units': 'a record tells the name of the unit of its day',
  'src/due-dates/due-people.db.ts: employees': 'what is computed of people is computed while they are held',
  'src/due-dates/due-lists.db.ts: employees': 'a page of people of all companies comes with their names, or by them',
  'src/due-dates/due-lists.db.ts: companies': 'a page of people of all companies comes with the name of each company',
  'src/due-dates/due-lists.db.ts: units': 'a page of people comes with the name of each one’s unit',
  'src/due-dates/after-job/former-employees.db.ts: employees':
    'who has left the few companies with asbestos is looked for by that',
  'src/due-dates/after-job/former-employees.db.ts: companies':
    'a list of who has left comes with the name of each company',
  'src/absences/absences.db.ts: companies': 'a page of absences comes with the name of each company',
  'src/absences/absences.db.ts: employees': 'a page of absences comes with their people’s names, or by them',
  'src/absences/told-absences.db.ts: employees': 'what is told of absences names whose they are',
  'src/esocial/sending/batches.db.ts: companies': 'the list of batches comes with the name of each company',
  'src/esocial/esocial.db.ts: companies': 'a page of events comes with the name of each company',
  'src/esocial/esocial.db.ts: employees': 'a page of events comes with their people’s names, or by them',
  'src/esocial/esocial.db.ts: documents': 'a page of events comes with the name of the document that each tells of',
  'src/due-dates/vaccines/due-vaccines.db.ts: companies': 'a page of vaccines comes with the name of each company',
  'src/due-dates/vaccines/due-vaccines.db.ts: units': 'a page of vaccines comes with the names of its units',
  'src/due-dates/vaccines/due-vaccines.db.ts: employees':
    'a page of vaccines comes with their people’s names, or by them',
  'src/due-dates/noise/unheard.db.ts: companies': 'a page of people in noise comes with the name of each company',
  'src/due-dates/noise/unheard.db.ts: units': 'a page of people in noise comes with the names of their units',
  'src/due-dates/noise/unheard.db.ts: employees': 'a page of people in noise comes with their names, or by them',
  'src/due-dates/noise/unheard.db.ts: exam_records': 'of whom nothing is asked, an audiometry that was made holds',
  'src/vaccinations/vaccinations.db.ts: professionals': 'a dose tells who has written it down',
  'src/annual-reports/annual-reports.db.ts: professionals': 'a report tells who prepares it',
  'src/annual-reports/presentations/presentations.db.ts: professionals': 'a presentation tells who wrote it down',
  'src/restrictions/restrictions.db.ts: companies': 'a page of restrictions comes with the name of each company',
  'src/restrictions/restrictions.db.ts: employees':
    'a page of restrictions comes with their people’s names, or by them',
  'src/restrictions/restrictions.db.ts: professionals': 'a restriction tells who wrote it down',
  'src/diseases/diseases.db.ts: companies': 'a page of diseases comes with the name of each company',
  'src/diseases/diseases.db.ts: cats': 'a page of diseases without a CAT is one query',
  'src/diseases/diseases.db.ts: employees': 'a page of diseases comes with their people’s names, or by them',
  'src/esocial/cats/cats.db.ts: companies': 'a page of CATs comes with the name of each company',
  'src/esocial/cats/cats.db.ts: employees': 'a page of CATs comes with their people’s names',
  'src/esocial/import/receipt-import-lookups.db.ts: documents': 'a line of receipts names the document of its event',
  'src/backup/contents.server.ts: documents': 'a copy holds the files that its rows tell of',
  'src/backup/contents.server.ts: document_signatures': 'a copy holds the files that its rows tell of',
  'src/certificates/personal/personal-certificates.api.ts: professionals':
    'of a professional there is one certificate: they are held meanwhile',
  'src/consents/consents.api.ts: employees': 'of one purpose a person has one consent: they are held meanwhile',
  'src/consents/consents.db.ts: professionals': 'a consent tells who wrote it down',
  'src/practice/practice.db.ts: professionals': 'the responsible physician is as the register has them',
  'src/practice/practice-lookups.db.ts: professionals':
    'what is kept of the practice changes with its physician’s record',
  'src/privacy-requests/privacy-requests.db.ts: companies': 'a page of requests comes with the name of each company',
  'src/privacy-requests/privacy-requests.db.ts: employees': 'a page of requests comes with their people’s names',
  'src/privacy-requests/privacy-requests.db.ts: professionals': 'a request tells who wrote it down, and who answered',
  'src/personal-intervals/personal-intervals.db.ts: professionals': 'an interval tells who has decided it',
  'src/referrals/counts/counts.db.ts: care_places':
    'the counts of every place, also of one that nobody comes to, are one query',
  'src/programmes/programmes.db.ts: professionals': 'a version tells who prepared it and who put it in force',
  'src/programmes/people.db.ts: employees':
    'who is in a group is searched by name, page by page, and counted by function',
  'src/employees/employees.db.ts: due_people':
    'a list is narrowed to who is in a list of what is due, in one statement',
  'src/programmes/people.db.ts: due_people': 'to which group each belongs is kept there, with an index by group',
  'src/programmes/people.db.ts: units': 'the list of a group’s people names the unit of each',
  'src/agenda/care-hours.db.ts: professionals': 'an opening tells whose it is',
  'src/agenda/care-blocks.db.ts: professionals': 'a block tells whose it is',
  'src/referrals/referral-reads.db.ts: care_places': 'a page of referrals comes with the name of each one’s place',
  'src/referrals/queue/queue.db.ts: employees':
    'a queue is searched by name and suggests who goes first by the register',
  'src/referrals/calendar/calendar.db.ts: care_places': 'a calendar says where each appointment is',
  'src/referrals/following/referral-moves.db.ts: care_places':
    'the history of a referral says from which place to which it was moved',
  'src/referrals/referral-reads.db.ts: companies': 'a page of referrals comes with the name of each company',
  'src/referrals/referral-reads.db.ts: employees': 'a page of referrals comes with their people’s names, or by them',
  'src/referrals/referral-reads.db.ts: units': 'the page of a referral names the unit of its person',
  'src/referrals/referral-reads.db.ts: professionals': 'a referral tells with whom it is, and who attends',
  'src/referrals/booking/appointment-lookups.db.ts: companies':
    'a day of the agenda names who comes, and no more than that',
  'src/referrals/booking/appointment-lookups.db.ts: employees':
    'a day of the agenda names who comes, and no more than that',
  'src/referrals/booking/appointment-lookups.db.ts: professionals':
    'a day of the agenda names who comes, and no more than that',
  'src/audit/audit.db.ts: audit_entries': 'the trail’s foundation writes what this folder is there to read',
  'src/audit/named-entries.db.ts: audit_entries': 'the trail’s foundation writes what this folder is there to read',
  'src/audit/audit.db.ts: users': 'who reads the trail filters it by the e-mail of whoever did it',
  'src/audit/named-entries.db.ts: users': 'an entry tells the e-mail of whoever did it',
  'src/audit/named-entries.db.ts: companies': 'an entry tells the name of the company whose record it is',
  'src/notifications/notification-choices.db.ts: users': 'only who may sign in is told: one query for all receivers',
  'src/sign-in/profile.db.ts: admins': 'sign-in, below the subjects, finds whose user it is',
  'src/sign-in/profile.db.ts: companies': 'sign-in, below the subjects, finds whose user it is',
  'src/sign-in/profile.db.ts: professionals': 'sign-in, below the subjects, finds whose user it is',
  'src/sign-in/professional-access/professional-access.db.ts: professionals':
    'an access that waited is written where sign-in, below the subjects, approves it',
  'src/sign-in/notices/notices.db.ts: admins': 'a notice tells the name of whom it is about',
  'src/sign-in/notices/notices.db.ts: professionals': 'a notice tells the name of whom it is about',
  'src/backup/records.server.ts: deliveries': 'a table of which nothing can be deleted',
  'src/backup/records.server.ts: issued_documents': 'the one table of which only a repeated move takes anything out',
  'src/backup/records.server.ts: audit_entries': 'the one table that nothing can be taken out of',
};

/** A query builder's word for a table, what is written into SQL, and a column told with its table. */
function tablesIn(file: string): string[] {
  const code = read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const speaks = /\.db\.ts$|^src\/(platform\/database|backup)\//.test(file);
  return names.filter((table) =>
    [
      new RegExp(`(?:selectFrom|[a-z]Join|insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*'${table}\\b`),
      new RegExp(`\\b(?:from|join|into|update)\\s+${table}\\b`, 'i'),
      new RegExp(`lockRow\\(\\w+, '${table}'`),
      ...(speaks ? [new RegExp(`'${table}(?:\\.| as |')`)] : []),
    ].some((use) => use.test(code)),
  );
}

const found = files.flatMap((file) =>
  tablesIn(file)
    .filter((table) => owners.get(table) !== folderOf(file))
    .map((table) => `${file}: ${table}`),
);

test('a subject’s tables are used by its own folder alone, but for joins that have a reason', () => {
  expect(owners.size).toBeGreaterThan(10);
  const wrong = found.filter((use) => !(use in crossing));
  expect(
    wrong,
    'Call a function of the *.db.ts beside the table, or write one there. Where that would cost a statement more on a way that many take, name the join in `crossing` of rules/tables.test.ts with its reason.',
  ).toEqual([]);
});

test('every join that is named is there', () => {
  const gone = Object.keys(crossing).filter((use) => !found.includes(use));
  expect(gone, 'Take these out of `crossing` in rules/tables.test.ts.').toEqual([]);
});

test('a table is described once, and its subject’s folder declares it', () => {
  const declarations = filesOf('src/**/*.subject.ts');
  const wrong = [...owners].filter(
    ([table, folder]) =>
      !declarations.some((file) => folderOf(file) === folder && new RegExp(`\\b${table}: \\{`).test(read(file))),
  );
  expect(wrong, 'Declare the table in the *.subject.ts of the folder whose *.db.ts describes it.').toEqual([]);
});
