import { expect, test } from 'vitest';
import { codeFiles, features, folderOf, type Import, importsOf, isTest, read } from './sources.ts';

const product = codeFiles.filter((file) => file.startsWith('src/') && !isTest(file));

/** The files for which an import that `allows` refuses exists, as `file → import`. */
function wrongImports(files: readonly string[], allows: (file: string, found: Import) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((found) => !allows(file, found))
      .map((found) => `${file} → ${found.file ?? found.name}`),
  );
}

const foundations: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  ui: ['platform'],
  server: ['platform'],
  access: ['platform'],
  live: ['access', 'platform'],
  outbox: ['platform'],
  trail: ['outbox', 'live', 'access', 'platform'],
  mail: ['platform'],
  notifications: ['mail', 'trail', 'live', 'access', 'ui', 'platform'],
  'sign-in': ['notifications', 'mail', 'trail', 'live', 'access', 'ui', 'platform'],
};

/** What a feature may take from another one: its contract, its labels, the facts of a form, its hook with the calls, a choice made for sharing. */
const meetingPoints =
  /\/([a-z-]+\.(?:contract|labels)\.ts|use[A-Z][A-Za-z]*\.ts|[a-z0-9-]+\.form-facts\.ts|[A-Z][A-Za-z]*Picker\.tsx)$/;

/** What other subjects' server code may ask a subject's tables or files, and what a change elsewhere does to them. */
const lookUps = /-(lookups|effects)\.(db|server)\.ts$/;

/** Those that work with every subject, by the list of what each declares. */
const aboveSubjects = ['audit', 'backup'];

/** Further parts that were made to be used by other features. */
const madeForSharing = [
  'src/agenda/care-days.db.ts',
  'src/audiograms/annex-2/ear.rules.ts',
  'src/audiograms/drawing/audiogram-drawing.rules.ts',
  'src/audiograms/drawing/symbols.rules.ts',
  'src/agenda/free-times.rules.ts',
  'src/annual-reports/content/beside-issued.rules.ts',
  'src/annual-reports/report-form.rules.ts',
  'src/addresses/CepField.tsx',
  'src/documents/company/company.paper.ts',
  'src/documents/forms/registry.ts',
  'src/documents/issued/document-follower.server.ts',
  'src/documents/paper/drawn/Drawing.tsx',
  'src/documents/paper/drawn/Letterhead.tsx',
  'src/documents/paper/blocks.rules.ts',
  'src/documents/paper/letterhead.rules.ts',
  'src/documents/paper/paper.ts',
  'src/documents/paper/signers.rules.ts',
  'src/companies/companies.rules.ts',
  'src/consents/HeldConsents.tsx',
  'src/councils/council-rights.rules.ts',
  'src/councils/councils.rules.ts',
  'src/councils/registrations.rules.ts',
  'src/due-dates/DueStatus.tsx',
  'src/exams/counting/abnormal-results.rules.ts',
  'src/referrals/ReferralStatus.tsx',
  'src/referrals/queue/next/NextInQueue.tsx',
  'src/referrals/referral-tones.rules.ts',
  'src/due-dates/renewal/DueProgress.tsx',
  'src/employees/employees.rules.ts',
  'src/equipment/calibration.rules.ts',
  'src/practice/example-left.rules.ts',
  'src/practice/practice.example.ts',
  'src/referrals/ReferredName.tsx',
  'src/reference/CnaeField.tsx',
  'src/restrictions/HeldRestrictions.tsx',
  'src/reference/OccupationField.tsx',
];

test('imports go app → audit, backup → features → sign-in → notifications → trail → live → access, ui, platform', () => {
  const wrong = wrongImports(product, (file, { file: target }) => {
    const [from, to] = [folderOf(file), target ? folderOf(target) : ''];
    if (!target || to === from || to === '') return true;
    if (from === 'app') return to !== 'testing';
    // Copies are of everything; nothing but the composition knows of them.
    if (from === 'backup') return to !== 'testing' && to !== 'app';
    if (to === 'subjects') return aboveSubjects.includes(from);
    if (from === 'subjects')
      return target.endsWith('.subject.ts') || ['src/trail/subject.ts', 'src/live/topics.ts'].includes(target);
    if (from in foundations) return foundations[from]?.includes(to) ?? false;
    if (to in foundations) return true;
    if (lookUps.test(target)) return /\.(api|server)\.ts$/.test(file);
    return features.includes(to) && (meetingPoints.test(target) || madeForSharing.includes(target));
  });
  expect(
    wrong,
    'Move what both need down (platform, ui, access), or let the features meet through a *.contract.ts, a *.labels.ts, a useX.ts, a *Picker.tsx or, on the server, a *-lookups.db.ts or *-effects.server.ts. What joins several features belongs into src/app.',
  ).toEqual([]);
});

test('what follows an issue or a cancellation is registered in the composition: documents call nobody by name', () => {
  const follows = ['exams', 'referrals', 'due-dates', 'recalls', 'outbox', 'webhooks', 'notifications'];
  const registered = /-(followers|notifications|job)\.server\.ts$/;
  const files = product.filter(
    (file) => /^src\/documents\/.+\.(api|db|server|rules)\.ts$/.test(file) && !registered.test(file),
  );
  // What is gathered from records when it is issued is read like by any other subject.
  const gathers = (file: string, target: string) =>
    /-issuable\.server\.ts$/.test(file) && /-lookups\.(db|server)\.ts$/.test(target);
  const wrong = wrongImports(
    files,
    (from, { file }) => !file || !follows.includes(folderOf(file)) || gathers(from, file),
  );
  expect(
    wrong,
    'Make it a DocumentFollower of its own subject, one line in src/app/workshop/document-parts.server.ts; what issuing asks of others is in DocumentRegister.',
  ).toEqual([]);
});

test('only *.db.ts, src/platform/database and migrations speak SQL', () => {
  // scripts/tests ask whether a PostgreSQL server for the tests answers, and which.
  // src/backup copies whole tables without knowing what they mean; bench/ measures the queries.
  const mayQuery =
    /(\.db\.ts|^src\/platform\/(database|storage)\/.+|^src\/backup\/[^/]+|^(migrations|bench)\/[^/]+|^scripts\/tests\/(here|tools)\.ts)$/;
  const files = codeFiles.filter((file) => !isTest(file) && !mayQuery.test(file));
  const wrong = wrongImports(files, (_, { name }) => !/^(kysely|pg|node:sqlite)(\/|$)/.test(name));
  expect(wrong, 'Put the query into the feature’s *.db.ts as a function that takes `db`, then `scope`.').toEqual([]);
});

test('only the lists of platform/database say that rows are what a contract names', () => {
  const makers = product.filter((file) => /\bnew (Rows|Parts)\b/.test(read(file)));
  expect(makers, 'Answer plain rows: they are read by the contract. A list of records comes from `list`.').toEqual([
    'src/platform/database/listing.server.ts',
  ]);
});

/** What a contract may know beside its own folder; the five occasions of an exam and the lists of what is due are words for every subject, the forms are a list. */
const mayKnow =
  /^src\/(platform\/contract\/|access\/endpoint\.ts|(trail|sign-in|outbox)\/.+\.(labels|schema)\.ts|(programmes\/programmes|referrals\/referrals|due-dates\/due-dates)\.labels\.ts|documents\/(forms|company|person)\/registry\.ts)/;

test('a contract can be read by the browser and by the server: it imports nothing that either lacks', () => {
  const contracts = product.filter((file) => /\.(contract|record)\.ts$/.test(file));
  const wrong = wrongImports(contracts, (file, { name, file: target }) => {
    if (!target) return name === 'zod' || name.startsWith('@orpc/contract');
    return mayKnow.test(target) || isBeside(file, target);
  });
  expect(
    wrong,
    'A *.contract.ts or *.record.ts takes only zod, platform/contract, access/endpoint.ts, labels and schemas of sign-in and trail, the labels of programmes, referrals and due dates, and its own folder.',
  ).toEqual([]);
});

test('a paper can be typeset by the server: it reaches neither React nor the browser', () => {
  const reached = new Set<string>();
  const wrong: string[] = [];
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { name, file: target, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      const foreign = !target || /\.(tsx|css)$|\/use[A-Z]|^src\/(ui|platform\/browser)\//.test(target);
      if (foreign) wrong.push(`${file} → ${target ?? name}`);
      else follow(target);
    }
  };
  for (const file of product.filter((name) => name.endsWith('.paper.ts'))) follow(file);
  expect(reached.size).toBeGreaterThan(10);
  expect(wrong, 'A *.paper.ts is a pure function of the answers: what it needs is given to it.').toEqual([]);
});

test('what is made for tests is used by tests alone', () => {
  // What runs the tests; `npm run abuse` is a longer run of one, `npm run test:image` one of the image.
  const files = codeFiles.filter(
    (file) =>
      !isTest(file) &&
      !/^(bench\/|scripts\/((abuse|test-image)\.ts$|tests\/)|(vitest|playwright)\.config\.ts$)/.test(file),
  );
  const wrong = wrongImports(files, (_, { file }) => !file?.startsWith('src/testing/'));
  expect(wrong, 'Move what the product needs out of src/testing.').toEqual([]);
});

function isBeside(file: string, target: string): boolean {
  return folderOf(file) === folderOf(target) && /\.(contract|record|labels|rules|schema)\.ts$/.test(target);
}
