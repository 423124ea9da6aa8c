import { expect, test } from 'vitest';
import { tables } from '../src/subjects/registry.ts';
import { codeFiles, functionsOf } from './sources.ts';

/** Tables of a company's data: those whose key begins with it, the companies themselves, and what is done with them. */
const ofCompanies = [
  ...Object.keys(tables).filter((table) => tables[table]?.key[0] === 'company_id'),
  'companies',
  'audit_entries',
];

/** What reads a company's data without the scope of a call, each with its reason. */
const withoutScope: Readonly<Record<string, string>> = {
  'company-lookups.db.ts: findCompanyAddresses': 'of the company of a document that has been found within the scope',
  'unit-lookups.db.ts: findUnitAddresses': 'of the company of a document that has been found within the scope',
  'company-lookups.db.ts: findCompaniesOfLetters': 'of people who have been found within the scope',
  'company-lookups.db.ts: findCompanyUser':
    'whom to tell of a change of the company’s data; answers a user and nothing else',
  'delivery-links.db.ts: findLink':
    'whoever holds the token of a link, which one document’s professional has given to one person',
  'calendar.db.ts: findCalendarOwner':
    'whoever holds the address of a calendar, which its company was shown once; the calendar is read by the company’s own scope',
  'panel.db.ts: listCalls': 'tickets and rooms of a place for its waiting room, and nothing of whose they are',
  'delivery-links.db.ts: findMailedLink': 'the address that a queued e-mail goes to, which answers nobody',
  'company-import-lookups.db.ts: findCompaniesByCnpj': 'the job of an import, which whoever may has asked for',
  'company-import-lookups.db.ts: printCompanies': 'the job of an import, which whoever may has asked for',
  'employee-import-lookups.db.ts: findEmployeesByCpf': 'the job of an import that was let into the company',
  'employee-import-lookups.db.ts: printEmployees': 'the job of an import that was let into the company',
  'unit-import-lookups.db.ts: findUnitsToImport': 'the job of an import that was let into the company',
  'unit-import-lookups.db.ts: printUnits': 'the job of an import that was let into the company',
  'exam-import-lookups.db.ts: printExams': 'the job of an import that was let into the company',
  'bundles.db.ts: bundlesToClear': 'housekeeping, which answers nobody',
  'document-uploads.db.ts: findUploader': 'a file arrives by a signed link, which only a call within a scope is given',
  'document-uploads.db.ts: findUpload': 'the upload that the professional who calls has begun, and nobody else’s',
  'document-uploads.db.ts: pendingOf': 'of an employee who has been found within the scope',
  'document-uploads.db.ts: deletePending': 'housekeeping, which answers nobody',
  'document-uploads.db.ts: deleteAllPending': 'a restore, which answers nobody',
  'document-uploads.db.ts: pendingDocuments': 'housekeeping, which answers nobody',
  'issued.db.ts: contentsAfter': 'for the operator, who has the database and the keys',
  'issued-reads.db.ts: findForDelivery': 'of a document that the caller was let into otherwise, by a link or a scope',
  'issued-reads.db.ts: findIssuedByCodeHash':
    'whoever holds the paper has its code; nothing of what is in it is answered',
  'issued-reads.db.ts: findUnfinished': 'the job that makes the file, which answers nobody',
  'issued-reads.db.ts: unfinishedBefore': 'housekeeping, which answers nobody',
  'employee-lookups.db.ts: findPerson':
    'what the answers of whoever holds a link are compared with; nothing of it is answered',
  'employee-lookups.db.ts: countActiveEmployees': 'in the transaction that has found the unit within the scope',
  'employee-moves.db.ts: holdEmployeesOf': 'of a unit whose company has been found within the scope',
  'employee-moves.db.ts: findFormerEmployee': 'in the transaction of a call that has been let into the company',
  'unit-lookups.db.ts: findEstablishment': 'of an employee who has been found within the scope',
  'unit-lookups.db.ts: findUnitName': 'in the transaction of a call that has been let into the company',
  'completing.db.ts: lockReferralsOf':
    'in the transaction that issues or cancels an ASO of a person who has been found within the scope',
  'recall-lookups.db.ts: findLastRecalls':
    'of people who have been found within the scope, or in the transaction of a change',
  'unit-lookups.db.ts: findUnitDegree': 'of an employee who has been found within the scope',
  'unit-lookups.db.ts: findDegreesOf': 'of a company whose people are computed anew',
  'former-places.db.ts: findFormerPlaces':
    'of people who have been found within the scope, or in the transaction of a change',
  'due-people.db.ts: findPeople': 'of people who have been found within the scope, or in the transaction of a change',
  'due-people.db.ts: lockPeople': 'in the transaction of a change; it answers nothing',
  'due-people.db.ts: activeAfter': 'a job that computes, which answers nobody',
  'due-people.db.ts: countActive': 'a job that computes, which answers nobody',
  'exam-lookups.db.ts: findRecordDocuments': 'of records that have been found within the scope',
  'programme-lookups.db.ts: findProgrammeDays': 'of versions that were found with a person within the scope',
  'programme-lookups.db.ts: findGroupNames': 'of groups that were found with people within the scope',
  'company-lookups.db.ts: findAllCompanies': 'housekeeping, which answers nobody',
  'due-runs.db.ts: unfinishedRuns': 'housekeeping, which answers nobody',
  'due-writes.db.ts: readStored': 'what is computed anew, which answers nobody',
  'programme-lookups.db.ts: findBegun': 'housekeeping, which answers nobody',
  'programmes.db.ts: findEnding': 'housekeeping, which answers nobody',
  'exam-records.db.ts: resultsAfter': 'for the operator, who has the database and the keys',
  'exam-lookups.db.ts: findDoneExams':
    'of people who have been found within the scope, or in the transaction of a change',
  'absence-lookups.db.ts: findAbsenceRunsBy': 'as findAbsenceRuns',
  'absence-lookups.db.ts: findAbsenceRuns':
    'of people who have been found within the scope, or in the transaction of a change',
  'absences.db.ts: findOverlapping': 'of somebody who has been found within the scope, while they are held',
  'absence-causes.db.ts: causesAfter': 'for the operator, who has the database and the keys',
  'told-absences.db.ts: absencesAround': 'the job of a new day, which answers nobody',
  'consent-lookups.db.ts: hasConsented': 'of somebody who has been found within the scope',
  'consents.db.ts: findHolding': 'of somebody who has been found within the scope, while they are held',
  'employee-lookups.db.ts: findEmployment': 'of somebody who has been found within the scope',
  'privacy-requests.db.ts: findDueBy': 'the job of a new day, which answers nobody',
  'privacy-requests.db.ts: wordsAfter': 'for the operator, who has the database and the keys',
  'referral-lookups.db.ts: findNewFunctions': 'of somebody who has been found within the scope',
  'personal-intervals.db.ts: reasonsAfter': 'for the operator, who has the database and the keys',
  'personal-interval-lookups.db.ts: findPersonalIntervals':
    'of people who have been found within the scope, or in the transaction of a change; never why',
  'programme-lookups.db.ts: findProgrammeOn': 'of a company whose record has been found within the scope',
  'programme-lookups.db.ts: findProgrammesSince':
    'of a company whose people are computed anew or have been found within the scope',
  'group-history-lookups.db.ts: findGroupsOverTime': 'of somebody who has been found within the scope',
  'programme-lookups.db.ts: findMembersByHand': 'of people who have been found within the scope',
  'groups.db.ts: insertGroup': 'of a version that has been found within the scope: its place among the others',
  'programmes.db.ts: markInForce': 'of a version that has been found within the scope: its number among the others',
  'verifications.db.ts: recordVerified': 'counts that become entries of the trail, which answers nobody',
  'named-entries.db.ts: withNames': 'of entries that have been found within the scope',
  'taken.db.ts: takenOn': 'how much of a day is taken, and nothing of whom',
  'append.db.ts: chain': 'writing, which goes on from the last entry and answers nothing',
  'append.db.ts: lastEntry': 'the end of the chain: a number, a time and a hash',
  'staged-entries.db.ts: stageEntries': 'entries that are about to be written, in a table of the connection’s own',
  'exam-records.db.ts: stageExamRecords': 'likewise, the exams of an import',
  'chain.db.ts: verifyChain': 'for the operator, who has the database',
  'chain.db.ts: hashOf': 'for the operator, who has the database',
  'profile.db.ts: findOwnRecord': 'the caller’s own name, by which scopes are made',
  'profile.db.ts: findOwnerId': 'the caller’s own record, by which scopes are made',
};

const ofDatabase = codeFiles.filter((file) => /^src\/.*\.db\.ts$/.test(file));

/** Functions that only write: what they are given has been found before. */
const writing = /\b(?:insert|update|delete|lock|softDelete)\w*\(\s*(?:\w+,\s*)?$/;

const readers = ofDatabase.flatMap((file) => {
  const functions = functionsOf(file);
  const byName = new Map(functions.map((one) => [one.name, one]));
  const reads = (text: string): boolean =>
    ofCompanies.some((table) =>
      [...text.matchAll(new RegExp(`'${table}(?: as \\w+)?'`, 'g'))].some(
        ({ index }) => !writing.test(text.slice(0, index)),
      ),
    );
  const readsAnywhere = (name: string, seen = new Set<string>()): boolean => {
    const one = byName.get(name);
    if (!one || seen.has(name)) return false;
    seen.add(name);
    return reads(one.text) || one.mentions.some((other) => readsAnywhere(other, seen));
  };
  return functions
    .filter(({ name, exported }) => exported && readsAnywhere(name))
    .map((one) => ({ ...one, place: `${file.slice(file.lastIndexOf('/') + 1)}: ${one.name}` }));
});

test('every function that reads a company’s data takes the scope of the call', () => {
  expect(readers.length).toBeGreaterThan(15);
  const wrong = readers.filter(
    ({ place, parameters }) => !/\bscope: Scope\b/.test(parameters) && !(place in withoutScope),
  );
  expect(
    wrong.map(({ place }) => place),
    'Take `scope: Scope` after `db` and narrow the query by it, or name the function in rules/scope.test.ts with its reason.',
  ).toEqual([]);
});

test('a scope that is taken is used', () => {
  const wrong = ofDatabase.flatMap((file) =>
    functionsOf(file)
      .filter(({ parameters, text }) => /_scope\b|: Scope\b/.test(parameters) && !/\bscope\b/.test(text))
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(wrong, 'Narrow the query by the scope, or take the parameter away.').toEqual([]);
});

test('every function that is named here reads without a scope', () => {
  const needed = readers.filter(({ parameters }) => !/: Scope\b/.test(parameters)).map(({ place }) => place);
  const gone = Object.keys(withoutScope).filter((place) => !needed.includes(place));
  expect(gone, 'Take these out of `withoutScope` in rules/scope.test.ts.').toEqual([]);
});
