import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { features, filesOf } from './sources.ts';

const noun = '[a-z][a-z0-9-]*';
const component = '[A-Z][A-Za-z0-9]*';
const allowed = new RegExp(
  `^(${[
    `${noun}\\.(contract|record|labels|subject|db|api|rules|schema|example|form|form-facts|mail|paper|server)\\.ts`,
    `${noun}\\.example\\.json`,
    '[a-z][a-z0-9.-]*\\.test\\.tsx?',
    `use${component}\\.ts`,
    `${component}\\.tsx`,
    `${component}\\.module\\.css`,
  ].join('|')})$`,
);

/** Names of their own, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/access/endpoint.ts': 'how every contract begins an endpoint',
  'src/access/policy.ts': 'roles × permissions as data: the table that a reviewer looks for by name',
  'src/access/scope.ts': 'the proof of a checked permission that every read takes',
  'src/documents/company/company-facts.ts': 'what is said of a document about a company: the form of its form-facts.ts',
  'src/documents/company/registry.ts': 'one line for each document about a company',
  'src/documents/forms/form.ts': 'what a printable form consists of',
  'src/documents/forms/form-facts.ts': 'what is said of a form: the form of every noun.form-facts.ts',
  'src/documents/forms/load-form.ts': 'fetches a form as it is filled in, by its name',
  'src/documents/person/person-facts.ts': 'what is said of a document of a record: the form of its form-facts.ts',
  'src/documents/person/registry.ts': 'one line for each document of a record about somebody',
  'src/documents/forms/registry.ts': 'one line for each printable form',
  'src/documents/paper/paper.ts': 'what a printed document consists of',
  'src/documents/paper/page-style.ts': 'a style that only exists while printing, so it is text and not a CSS file',
  'src/documents/paper/drawn/paper.module.css': 'what the parts of every sheet have in common, not of one component',
  'src/documents/typeset/mark.typ': 'what is seen of a signature, in the language of Typst',
  'src/documents/typeset/paper.typ': 'how a paper is typeset, in the language of Typst',
  'src/documents/typeset/typeset-input.ts': 'what a document is typeset from: the form of what is frozen',
  'src/documents/files/open-document.ts': 'opens a tab within the click; for the list and the viewer',
  'src/documents/files/send-pdf.ts': 'two calls in a row, used by one screen; neither a hook nor a component',
  'src/documents/verification/compare-file.ts': 'a script that stands in a page, so it is text and not a module',
  'src/documents/prints/send-prints.ts':
    'tells the server what was printed; for one screen and for the beginning of a session',
  'src/documents/prints/waiting-prints.ts': 'what was printed and is not in the trail yet, as the browser keeps it',
  'src/sign-in/second-step/asked-next.ts':
    'what the two screens with a second step ask next; it has no state of its own',
  'src/mail/mail.ts': 'what a mail consists of: the form of every noun.mail.ts',
  'src/live/topics.ts': 'what is declared of each thing that is announced',
  'src/trail/subject.ts': 'what a subject declares: the form of every noun.subject.ts',
  'src/landing/addresses.ts': 'where the links of the public page lead',
  'src/landing/places.ts': 'where the server puts the practice’s data into the public page',
  'src/landing/sections.ts': 'the sections of the public page, for its menu and its site map',
  'src/landing/structured-data.ts': 'what search engines read about the practice',
};

test('a file in a feature folder says by its name what it holds', () => {
  const files = filesOf(...features.map((folder) => `src/${folder}/**/*`));
  const wrong = files.filter((file) => !allowed.test(basename(file)) && !(file in exceptions));
  expect(
    wrong,
    'Rename to noun.contract|record|labels|subject|db|api|rules|schema|example|form|form-facts|mail|paper|server.ts, noun(.api).test.ts, useX.ts, Component.tsx or Component.module.css; see CONTRIBUTING.md. A true exception goes into rules/vocabulary.test.ts with its reason.',
  ).toEqual([]);
});

test('every exception still exists', () => {
  const gone = Object.keys(exceptions).filter((file) => filesOf(file).length === 0);
  expect(gone, 'Take these out of `exceptions` in rules/vocabulary.test.ts.').toEqual([]);
});
