import { expect, test } from 'vitest';
import { inHouseTab } from '../src/documents/forms/in-house/in-house.labels.ts';
import { issuableOf } from '../src/documents/forms/issuable.server.ts';
import { formKinds, forms } from '../src/documents/forms/registry.ts';
import { findExam } from '../src/reference/reference-lookups.server.ts';
import { filesOf, importsOf, isTest, read } from './sources.ts';

/** An exam that is done in the house is its folder and one line (decision 153): all that it shares with others it takes from `in-house`. */

const folder = 'src/documents/forms';
const exams = formKinds.filter((kind) => forms[kind].exams === 'itself');

/** What it shows, and its course, are those of the audiograms (decision 146). */
const judgedElsewhere = ['tonal-audiometry'];

test('each is made of the common parts, and is an exam of Tabela 27', () => {
  expect(exams.length).toBeGreaterThan(2);
  const wrong = exams.flatMap((kind) => {
    const { within, itsExam, confidentiality } = forms[kind];
    const code = itsExam?.exam_code ?? '';
    return [
      ...(within === inHouseTab && confidentiality({}) === 'always' ? [] : [`${kind}: inHouseFacts`]),
      ...(findExam(code) ? [] : [`${kind}: itsExam`]),
      ...(read(`${folder}/${kind}/${kind}-issuable.server.ts`).includes('inHouseIssuable(')
        ? []
        : [`${kind}: inHouseIssuable`]),
      ...(read(`${folder}/${kind}/${kind}.paper.ts`).includes('examPaper(') ? [] : [`${kind}: examPaper`]),
      ...(read(`${folder}/${kind}/${kind}.schema.ts`).includes('...examFields') ? [] : [`${kind}: examFields`]),
    ];
  });
  expect(wrong, 'Take it from src/documents/forms/in-house.').toEqual([]);
});

test.each(exams.filter((kind) => !judgedElsewhere.includes(kind)))(
  '%s says what it has shown, and its course',
  async (kind) => {
    const { shown, courses = [] } = await issuableOf(kind);
    expect(shown).toBeTypeOf('function');
    expect(courses.length).toBeGreaterThan(0);
  },
);

test('nothing outside its folder takes anything from it but the list of forms', () => {
  const own = new RegExp(`^${folder}/(${exams.filter((kind) => !judgedElsewhere.includes(kind)).join('|')})/`);
  const wrong = filesOf('src/**/*.{ts,tsx}')
    .filter((file) => !isTest(file) && !file.endsWith('.example.ts') && !own.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((found) => found.file && own.test(found.file))
        .map(({ file: of }) => `${file} → ${of}`),
    )
    .filter((found) => !found.startsWith(`${folder}/registry.ts → `));
  expect(wrong, 'Say it as a fact, as what is shown, or as a course.').toEqual([]);
});
