import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type FormKind, formLabels } from '../src/documents/documents.labels.ts';
import { formExamples } from '../src/documents/forms/forms.example.ts';
import { apiAt } from '../src/testing/api.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { expect, signIn, test } from './fixtures.ts';
import { type Printed, printedPage, readPdf, toPdf, watchPrinting } from './printing.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/**
 * What stands on paper, of every form's fullest, usual and least answers. The answers come in through the product's own
 * door: a draft that is offered back.
 */
const kinds = Object.keys(formLabels) as FormKind[];

/** How many pages each form may take, at least and at most. */
const pages: Readonly<Record<FormKind, Record<'fullest' | 'typical', readonly [number, number]>>> = {
  anamnesis: { fullest: [6, 8], typical: [2, 2] },
  aso: { fullest: [3, 4], typical: [1, 1] },
  declaration: { fullest: [2, 3], typical: [1, 1] },
  prescription: { fullest: [4, 6], typical: [2, 2] },
  'exam-request-1': { fullest: [2, 3], typical: [1, 1] },
  'exam-request-2': { fullest: [1, 1], typical: [1, 1] },
};

/** What is never parted by the end of a page: where the first is, there are the others. */
const together = [
  ['Local e data', 'Dra. Helena Exemplo', 'CRM/SP 123456'],
  ['Nome do comprador', 'Telefone do comprador', 'Assinatura do fornecedor'],
];

/** What a row of a long table says, and the head that is repeated above it on every page. */
const tables = [
  ['Exame complementar número', 'Data do exame'],
  ['Medicamento número', 'Modo de usar'],
] as const;

for (const kind of kinds) {
  for (const size of ['typical', 'fullest'] as const) {
    test(`${formLabels[kind]}: the ${size} example on A4`, async ({ page, server, browser }) => {
      const answers = formExamples[kind][size];
      const printed = await printDraft(page, server, kind, answers);
      const file = await toPdf(browser, server.url, printed);
      writeFileSync(test.info().outputPath(`${kind}-${size}.pdf`), file);
      const pdf = await readPdf(file);

      expect({ width: Math.round(pdf.width), height: Math.round(pdf.height) }).toEqual({ width: 595, height: 842 });
      const [least, most] = pages[kind][size];
      expect(pdf.pages.length).toBeGreaterThanOrEqual(least);
      expect(pdf.pages.length).toBeLessThanOrEqual(most);

      // What stands in the margin of every page would part the answers that go on on the next one.
      const inMargins = (at: number) => squeeze(`Página ${at + 1}/${pdf.pages.length}${patientOf(answers)}`);
      const text = pdf.pages.map((onPage, at) => squeeze(onPage).replace(inMargins(at), '')).join('');
      for (const answer of textsOf(answers)) expect(text).toContain(squeeze(answer));
      pdf.pages.forEach((onPage, at) => {
        expect(squeeze(onPage), `page ${at + 1}`).toContain(inMargins(at));
        for (const parts of together)
          expect(parts.map((part) => onPage.includes(part))).toEqual(allAlike(onPage, parts));
        for (const [row, head] of tables) if (onPage.includes(row)) expect(onPage).toContain(head);
      });
    });
  }
}

test('the end of the longest form stays where it was scrolled to, so that a click there is one on the button', async ({
  page,
  server,
}) => {
  const button = await openDraft(page, server, 'anamnesis', formExamples.anamnesis.fullest);
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

async function printDraft(page: Page, server: RunningServer, kind: FormKind, values: object): Promise<Printed> {
  await watchPrinting(page);
  await (await openDraft(page, server, kind, values)).click();
  return printedPage(page);
}

/** Opens a form with the draft that was left of it; answers the button that prints it. */
async function openDraft(page: Page, server: RunningServer, kind: FormKind, values: object) {
  const { employeeId, professional } = await makeEmployeeAndProfessional(apiAt(server.url, server.admin));
  await signIn(page, professional.email, professional.password);
  const key = `zelo.draft.${professional.userId}.${employeeId}.${kind}`;
  await page.evaluate(([name, draft]) => localStorage.setItem(name, draft), [
    key,
    JSON.stringify({ at: new Date().toISOString(), values }),
  ] as const);
  await page.goto(`/documents/create/${employeeId}`);
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  return page.getByRole('form', { name: formLabels[kind] }).getByRole('button', { name: 'Imprimir' });
}

/** Every text that was answered; white space and hyphens fall where the lines break. */
function textsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return answer.split('\n');
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer)
    .filter(([name]) => name !== 'companyId' && name !== 'employeeId')
    .flatMap(([, value]) => textsOf(value));
}

function allAlike(onPage: string, parts: readonly string[]): boolean[] {
  return parts.map(() => onPage.includes(parts[0] ?? ''));
}

function squeeze(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}

function patientOf(answers: object): string {
  const fields = new Map<string, unknown>(Object.entries(answers));
  const either = (one: string, other: string) => fields.get(one) ?? fields.get(other);
  return `${either('name', 'employeeName')} · CPF ${either('cpf', 'employeeCpf')}`;
}
