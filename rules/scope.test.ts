import { expect, test } from 'vitest';
import { tables } from '../src/subjects/registry.ts';
import { codeFiles, functionsOf, type TopLevel } from './sources.ts';

/** Tables of a company's data: those whose key begins with it, the companies themselves, and what is done with them. */
const ofCompanies = new Set([
  ...Object.keys(tables).filter((table) => tables[table]?.key[0] === 'company_id'),
  'companies',
  'audit_entries',
]);

/** What reads the data of several companies, or of whichever, without the scope of a call. */
const withoutScope: Readonly<Record<string, readonly string[]>> = {
  'A job, or what the operator runs: there is no caller, and nobody is answered.': [
    'bundles.db.ts: bundlesToClear',
    'chain.db.ts: hashOf',
    'chain.db.ts: verifyChain',
    'company-import-lookups.db.ts: findCompaniesByNumber',
    'company-import-lookups.db.ts: printCompanies',
    'company-lookups.db.ts: findAllCompanies',
    'delivery-links.db.ts: findMailedLink',
    'document-uploads.db.ts: pendingDocuments',
    'due-runs.db.ts: unfinishedRuns',
    'exam-months.db.ts: changedMonths',
    'month-findings.db.ts: closedMonths',
    'issued-reads.db.ts: findUnfinished',
    'issued-reads.db.ts: unfinishedBefore',
    'issued.db.ts: contentsAfter',
    'privacy-requests.db.ts: findDueBy',
    'programme-lookups.db.ts: findBegun',
    'programmes.db.ts: findEnding',
    'reminders.db.ts: takeToRemind',
    'signatures.db.ts: findToStamp',
    'signatures.db.ts: unstampedBefore',
    'told-absences.db.ts: absencesAround',
    'due-events.db.ts: companiesWithDue',
    'batches.db.ts: lateBatches',
    'events.db.ts: uncheckedCompanies',
    'marks.db.ts: markedCompanies',
    'conditions.db.ts: companiesWithConditionsOn',
    'employee-lookups.db.ts: findAdmittedOn',
    'former-places.db.ts: findMovedOn',
    'people-marks.db.ts: companiesOfPeople',
  ],
  'Whoever asks holds what lets them in: the secret of a link, an address or a paper.': [
    'calendar.db.ts: findCalendarOwner',
    'delivery-links.db.ts: findLink',
    'issued-reads.db.ts: findForDelivery',
    'issued-reads.db.ts: findIssuedByCodeHash',
  ],
  'The caller’s own, by who they are: scopes are made of the one, and the other is an upload that they have begun.': [
    'document-uploads.db.ts: findUpload',
    'profile.db.ts: findOwnRecord',
  ],
  'How much of a day is taken, which ticket is called, where the chain ends: nothing of whom.': [
    'append.db.ts: findClockSettings',
    'append.db.ts: lastEntry',
    'many-opened.db.ts: findManyOpened',
    'panel.db.ts: listCalls',
    'taken.db.ts: takenOn',
  ],
  'It names its company to a query that is begun elsewhere.': [
    'issued-reads.db.ts: findForEvent',
    'issued-reads.db.ts: findStandingOfRecord',
  ],
  'The join is narrowed by the scope, and not the query: places that nobody comes to are counted too.': [
    'counts.db.ts: countQueues',
  ],
};

const excepted = new Set(Object.values(withoutScope).flat());

const ofDatabase = codeFiles.filter((file) => /^src\/.*\.db\.ts$/.test(file));

/** A query's beginning: what stands before it, and the table, or whatever else, that it begins with. */
const beginning = /(within\(\s*)?\b(?:db|tx)\s*\.selectFrom\(\s*(?:\[\s*)?('\w+(?: as \w+)?'|\w)/g;

/**
 * Says of which company, or companies, a query is: the column that leads every key. That a caller reaches it has been seen before:
 * `mustReach` looks at what a call names, a record within the scope tells its own, and src/app/authorization.long.api.test.ts asks
 * every call for what is another company's.
 */
const ofNamedCompanies = /\.where\(\s*'(?:\w+\.)?company_id',\s*'(?:=|in)'/;
const ofNamedRecords = /\.where\(\s*'(?:companies\.)?id',\s*'(?:=|in)'/;

/** Whether a function reads a company's data by a query that nothing in it narrows. */
function readsAnyones(text: string): boolean {
  return [...text.matchAll(beginning)].some(({ index, 0: whole, 1: narrowed, 2: from = '' }) => {
    if (narrowed || !from.startsWith("'")) return false;
    const table = from.replaceAll("'", '').replace(/ as .*/, '');
    const rest = text.slice(index + whole.length).replace(/;\n[\s\S]*$/, '');
    const joined = [...rest.matchAll(/Join\(\s*'(\w+)/g)].map(([, name = '']) => name);
    if (![table, ...joined].some((name) => ofCompanies.has(name))) return false;
    return !ofNamedCompanies.test(rest) && !(table === 'companies' && ofNamedRecords.test(rest));
  });
}

/** The functions of a file that read anyone's data, by themselves or by another of the file whose query they do not narrow. */
function unnarrowed(file: string): TopLevel[] {
  const functions = functionsOf(file);
  const found = new Set(functions.filter(({ text }) => readsAnyones(text)));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    const names = [...found].filter(({ exported }) => !exported).map(({ name }) => name);
    for (const one of functions) {
      if (names.some((name) => one.name !== name && new RegExp(`(?<!within\\(\\s*)\\b${name}\\(`).test(one.text)))
        found.add(one);
    }
  }
  return [...found].filter(({ exported }) => exported);
}

const reading = ofDatabase.flatMap((file) =>
  unnarrowed(file).map(({ name }) => `${file.slice(file.lastIndexOf('/') + 1)}: ${name}`),
);

test('every query of a company’s data is narrowed: by the scope of the call, or to the company that it names', () => {
  expect(
    reading.filter((place) => !excepted.has(place)),
    'Begin the query with `within(db.selectFrom(…), scope)`, or name the function in rules/scope.test.ts with its reason.',
  ).toEqual([]);
});

test('every function that is named here is there, and narrows nothing', () => {
  const gone = [...excepted].filter((place) => !reading.includes(place));
  expect(gone, 'Take these out of `withoutScope` in rules/scope.test.ts.').toEqual([]);
});

test('a scope that is taken is used', () => {
  const wrong = ofDatabase.flatMap((file) =>
    functionsOf(file)
      .filter(({ parameters, text }) => /_scope\b|: Scope\b/.test(parameters) && !/\bscope\b/.test(text))
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(wrong, 'Narrow the query by the scope, or take the parameter away.').toEqual([]);
});
