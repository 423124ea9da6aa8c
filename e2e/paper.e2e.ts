import { writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { asoExamples } from '../src/documents/forms/aso/aso.example.ts';
import { declarationExamples } from '../src/documents/forms/declaration/declaration.example.ts';
import { exampleForms } from '../src/documents/forms/forms.example.ts';
import { prescriptionExamples } from '../src/documents/forms/prescription/prescription.example.ts';
import { type FormKind, formKinds, forms } from '../src/documents/forms/registry.ts';
import type { Paper } from '../src/documents/paper/paper.ts';
import { apiAt } from '../src/testing/api.ts';
import { sizesOf } from '../src/testing/pdf/spoken-text.ts';
import { testPractice } from '../src/testing/practice/practice.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { expect, signIn, test } from './fixtures.ts';
import { type Printed, printedPage, readPdf, toPdf, watchPrinting } from './printing.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/**
 * What stands on paper, of every form's fullest, usual and least answers. The answers come in through the product's own
 * door: a draft that is offered back.
 */

/** What asks for nothing of whoever is signed in. */
const lightPage = '/v';

/** As `makeEmployeeAndProfessional` registers who signs in. */
const signer = { name: 'Helena Prado', organ: 'CRM', number: '12345', uf: 'SP' };

/** What is never parted by the end of a page: where the first is, there are the others. */
const together: readonly (readonly [string, ...(string | RegExp)[]])[] = [
  ['Local e data', 'Helena Prado', 'Dra. Olívia Ramos', 'CRM/SP 223344'],
  ['Médico(a) do Trabalho responsável', 'Helena Prado', 'CRM/SP 223344'],
  [
    'Recebi uma via deste ASO em',
    'Médico(a) que examinou',
    'Médico(a) responsável pelo PCMSO',
    /Conclusão:|Aptidão para a função/,
  ],
  ['Nome do comprador', 'Telefone do comprador', 'Assinatura do fornecedor'],
];

const says = (onPage: string, what: string | RegExp) =>
  typeof what === 'string' ? onPage.includes(what) : what.test(onPage);

/** What a row of a long table says, and the head that is repeated above it on every page. */
const tables = [
  ['Exame complementar número', 'Data do exame'],
  ['Medicamento número', 'Modo de usar'],
] as const;

let people: Awaited<ReturnType<typeof makeEmployeeAndProfessional>>;

test.beforeAll(async ({ server }) => {
  people = await makeEmployeeAndProfessional(apiAt(server.url, server.admin));
});

test.beforeEach(async ({ page }) => {
  await watchPrinting(page);
  await signIn(page, people.professional.email, people.professional.password, lightPage);
});

/** A card's doses are the register's, never a draft's: e2e/vaccines prints and issues it. */
const typedForms = formKinds.filter((kind) => kind !== 'vaccination-card');

/** What the law looks at most is looked at every day, of the others a fifth: all are set as PDFs every day (`typeset-papers.long.test.ts`). */
const everyDay: readonly FormKind[] = ['aso', 'anamnesis', 'prescription'];

for (const [at, kind] of typedForms.entries()) {
  const tag = everyDay.includes(kind) ? [] : [`@seldom-${(at % 5) + 1}`];
  test(`${forms[kind].tab}: the typical, the minimal and the fullest example on A4`, { tag }, async ({
    page,
    server,
    browser,
  }) => {
    const { answers: examples, paper: paperOf, pages } = exampleForms[kind];
    for (const size of ['typical', 'minimal', 'fullest'] as const) {
      const answers = examples[size];
      const pdf = await printExample(page, server, browser, kind, answers);
      const paper = paperOf(answers, { practice: testPractice, pcmso: null, signer });

      expect({ width: Math.round(pdf.width), height: Math.round(pdf.height) }).toEqual({ width: 595, height: 842 });
      const [least, most] = pages[size];
      expect(pdf.pages.length).toBeGreaterThanOrEqual(least);
      expect(pdf.pages.length).toBeLessThanOrEqual(most);

      // What stands in the margins of every page would part the answers that go on on the next one.
      const margins = pdf.pages.map((_, at) => marginsOf(paper, at, pdf.pages.length).map(squeeze));
      const withoutMargins = (onPage: string, at: number) =>
        (margins[at] ?? []).reduce((text, margin) => text.replace(margin, ''), squeeze(onPage));
      const text = pdf.pages.map(withoutMargins).join('');
      for (const answer of textsOf(answers)) expect(text).toContain(squeeze(asPrinted(answer)));
      pdf.pages.forEach((onPage, at) => {
        // The first page of a copy says it in its own words: nothing is printed twice.
        if (at % (pdf.pages.length / paper.copies.length) === 0)
          expect(squeeze(onPage)).not.toContain(squeeze(paper.whose));
        for (const margin of margins[at] ?? []) expect(squeeze(onPage), `page ${at + 1}`).toContain(margin);
        for (const [one, ...others] of together)
          if (onPage.includes(one)) expect(others.filter((other) => !says(onPage, other))).toEqual([]);
        // A receipt names its exams in one column, under the day of all of them.
        if (kind === 'exam-receipt') return;
        for (const [row, head] of tables) if (onPage.includes(row)) expect(onPage).toContain(head);
      });
    }
  });
}

test('letters are as large as in what is issued: 10,5 pt on one page, never smaller than 9,5', async ({
  page,
  server,
  browser,
}) => {
  const most = ({ sizes }: { sizes: ReadonlyMap<string, number> }) =>
    Number([...sizes].sort(([, one], [, other]) => other - one)[0]?.[0]);
  expect(most(await printExample(page, server, browser, 'aso', asoExamples.typical))).toBeCloseTo(10.5, 1);
  expect(most(await printExample(page, server, browser, 'aso', asoExamples.fullest))).toBeCloseTo(9.58, 1);
});

const twelve = Array.from({ length: 12 }, (_, at) => ({
  exam_name: `${at + 1}. Radiografia de tórax (PA e perfil, padrão OIT), com laudo`,
  exam_date: '09-11-2026',
}));

test('an ASO with twelve exams is one page, whether their names are short or as long as a line', {
  tag: '@seldom-2',
}, async ({ page, server, browser }) => {
  const short = twelve.map((exam, at) => ({ ...exam, exam_name: `Exame número ${at + 1}` }));
  for (const exams of [short, twelve]) {
    const { typical } = asoExamples;
    const answers = { ...typical, chemicalRisks: 'Poeira', biologicalRisks: 'Fungos', observation: 'Protetor', exams };
    const { pages } = await printExample(page, server, browser, 'aso', answers);
    expect(pages).toHaveLength(1);
    for (const { exam_name } of exams) expect(pages[0]).toContain(exam_name);
  }
});

test('a signature on a further page stands there with the opinion, or with the boxes to tick it in', async ({
  page,
  server,
  browser,
}) => {
  const exams = asoExamples.fullest.exams.map((exam) => ({
    ...exam,
    exam_name: `${exam.exam_name}${' longo'.repeat(9)}`,
  }));
  const open = await printExample(page, server, browser, 'aso', { ...asoExamples.minimal, exams });
  expect(open.pages.length).toBeGreaterThan(1);
  expect(open.pages[0]).not.toMatch(/Inapto\(a\) para a função|Recebi uma via/);
  const last = open.pages.at(-1) ?? '';
  for (const said of ['Maria Aparecida dos Santos · CPF 529.982.247-25', 'CNPJ 11.222.333/0001-81'])
    expect(last).toContain(said);
  expect(last).toMatch(/Inapto\(a\) para a função.*Recebi uma via/);
});

test('the signature of a prescription stands with a part of what it prescribes, however the table ends', {
  tag: '@seldom-3',
}, async ({ page, server, browser }) => {
  const { fullest } = prescriptionExamples;
  const answers = { ...fullest, medications: fullest.medications.slice(0, 14) };
  const { pages } = await printExample(page, server, browser, 'prescription', answers);
  const signed = pages.filter((onPage) => onPage.includes('Médico(a) do Trabalho responsável'));
  expect(signed).toHaveLength(2);
  for (const onPage of signed) expect(onPage).toContain('Medicamento número 14');
});

test('runs of spaces, indents and empty lines are printed as they were typed', { tag: '@seldom-4' }, async ({
  page,
  server,
  browser,
}) => {
  const text_field = 'Ao serviço social:\n\n    Encaminho a paciente.\nUma coluna, outra\nUma coluna,        outra';
  const { typical } = declarationExamples;
  const { items } = await printExample(page, server, browser, 'declaration', { ...typical, text_field });
  const lineOf = (text: string, nth = 0) => {
    const begins = items.filter(({ str }) => str.includes(text))[nth];
    if (!begins) throw new Error(`not on paper: ${text}`);
    return { ...begins, end: Math.max(...items.filter(({ y }) => y === begins.y).map(({ end }) => end)) };
  };
  const [first, indented, one, many] = [lineOf('Ao serviço'), lineOf('Encaminho'), lineOf('Uma'), lineOf('Uma', 1)];
  const [space, line] = [(many.end - one.end) / 7, one.y - many.y];
  expect(space).toBeGreaterThan(1);
  expect(indented.x - first.x).toBeGreaterThan(3 * space);
  expect(Math.round((first.y - indented.y) / line)).toBe(2);
});

test('the end of the longest form stays where it was scrolled to, so that a click there is one on the button', {
  tag: '@seldom-4',
}, async ({ page }) => {
  const button = await openDraft(page, 'anamnesis', exampleForms.anamnesis.answers.fullest);
  await button.waitFor();
  const places = await button.evaluate(async (element) => {
    element.scrollIntoView({ block: 'end' });
    const tops: number[] = [];
    for (let frame = 0; frame < 10; frame++) {
      await new Promise((next) => requestAnimationFrame(next));
      tops.push(Math.round(element.getBoundingClientRect().top));
    }
    return tops;
  });
  expect(new Set(places).size, `${places}`).toBe(1);
});

async function printExample(page: Page, server: RunningServer, browser: Browser, kind: FormKind, answers: object) {
  const printed = await printDraft(page, kind, answers);
  const file = await toPdf(browser, server.url, printed);
  writeFileSync(test.info().outputPath('paper.pdf'), file);
  return { ...(await readPdf(file)), sizes: await sizesOf(file) };
}

async function printDraft(page: Page, kind: FormKind, values: object): Promise<Printed> {
  const button = await openDraft(page, kind, values);
  await expect(page.getByLabel('Pré-visualização do documento')).toContainText('CRM/SP 12345');
  await button.click();
  return printedPage(page);
}

/** Opens a form with the draft that was left of it; answers the button that prints it. */
async function openDraft(page: Page, kind: FormKind, values: object) {
  const { employeeId, professional } = people;
  const key = `zelo.draft.${professional.userId}.${employeeId}.${kind}.left`;
  // The form before leaves its own draft when it goes.
  await page.goto(lightPage);
  await page.evaluate(
    ([name, draft]) => {
      sessionStorage.clear();
      for (const one of Object.keys(localStorage)) if (one.startsWith('zelo.draft.')) localStorage.removeItem(one);
      localStorage.setItem(name, draft);
    },
    [key, JSON.stringify({ at: new Date().toISOString(), values })] as const,
  );
  await page.goto(`/documents/create/${employeeId}`);
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  return page.getByRole('form', { name: forms[kind].tab }).getByRole('button', { name: 'Imprimir' });
}

/** What stands in the margins of a page: the page among those of its copy; on a further one whose it is and what those repeat. */
function marginsOf({ whose, further, copies }: Paper, at: number, of: number): string[] {
  const each = of / copies.length;
  const label = copies[Math.floor(at / each)]?.label;
  const lines = label ? [[...further, label].join(' · ')] : further;
  return [...(at % each > 0 ? [whose, ...lines] : []), `Página ${(at % each) + 1} de ${each}`];
}

/** Every text that was answered; white space and hyphens fall where the lines break. */
function textsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return answer.split('\n');
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer)
    .filter(([name]) => name !== 'companyId' && name !== 'employeeId')
    .flatMap(([, value]) => textsOf(value));
}

/** Dates are answered as AAAA-MM-DD and printed as DD/MM/AAAA. */
function asPrinted(answer: string): string {
  return answer.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
}

function squeeze(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}
