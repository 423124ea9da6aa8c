import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Company } from '../../companies/companies.contract.ts';
import type { Employee } from '../../employees/employees.contract.ts';
import { DrawnPaper } from '../paper/drawn/DrawnPaper.tsx';
import { exampleContext } from '../paper/paper.example.ts';
import type { Subject } from './form.ts';
import { formTabs } from './form-tabs.rules.ts';
import { formExamples } from './forms.example.ts';
import { loadForm } from './load-form.ts';
import { formKinds } from './registry.ts';

const registered = await Promise.all(
  formKinds.map(async (kind) => {
    const form = await loadForm(kind);
    return { ...form, schema: await form.loadSchema(), examples: formExamples[form.kind] };
  }),
);

/** The laws that every registered form keeps. A new form adds its folder and a line in the registry, and nothing here but its tab. */

const nobody = subjectOf('', '');
const maria = subjectOf('Maria Aparecida dos Santos', '529.982.247-25');

test('the tabs stand in the order of the product', () => {
  expect(registered.map(({ tab }) => tab)).toEqual([
    'Anamnese',
    'ASO',
    'Declarações',
    'Receituário especial',
    'Solicitação de exame tipo 1',
    'Solicitação de exame tipo 2',
    'Recibo de exames',
    'Audiometria',
    'Acuidade visual',
    'Espirometria',
    'Recusa de vacina',
    'Carteira de vacinação',
  ]);
  expect(formTabs.map(({ label, kinds }) => [label, kinds.length])).toEqual([
    ['Anamnese', 1],
    ['ASO', 1],
    ['Declarações', 1],
    ['Receituário especial', 1],
    ['Solicitação de exame tipo 1', 1],
    ['Solicitação de exame tipo 2', 1],
    ['Recibo de exames', 1],
    ['Exames na clínica', 3],
    ['Vacinas', 2],
  ]);
});

/** A label as it stands in a value; of a table its parts, 'Longe', 'Direito' and 'Sem correção', are its row and its column. */
function partsOf(label: string, value: string): string[] {
  if (value.includes(label)) return [label];
  return label.split(', ').map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`);
}

test('each form stands under its own kind', () => {
  expect(registered.map(({ kind }) => kind)).toEqual(formKinds);
});

describe.each(registered.map((form) => [form.tab, form] as const))('%s', (_tab, form) => {
  const { schema, blank, labels, examples, title, paper, basedOn } = form;
  const valueFrom = (answers: object) => paper(answers, exampleContext);
  const drawn = (answers: object) => renderToStaticMarkup(<DrawnPaper paper={valueFrom(answers)} />);

  test.each(Object.entries(examples))('takes its %s example', (_name, answers) => {
    expect(schema.safeParse(answers).error?.issues ?? []).toEqual([]);
  });

  test('does not take the blank one', () => {
    expect(schema.safeParse(blank(nobody)).success).toBe(false);
  });

  test('asks in the blank one exactly what its examples answer', () => {
    for (const answers of Object.values(examples)) {
      expect(Object.keys(answers).sort()).toEqual(Object.keys(blank(maria)).sort());
    }
  });

  test('takes over the employee', () => {
    expect(Object.values(blank(maria))).toEqual(
      expect.arrayContaining(['Maria Aparecida dos Santos', '529.982.247-25']),
    );
  });

  test('is a plain value on paper, whatever is answered', () => {
    for (const answers of [blank(nobody), ...Object.values(examples)]) {
      const value = valueFrom(answers);
      expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      expect(value.title.trim()).not.toBe('');
      expect(value.whose.trim()).not.toBe('');
      expect(value.copies.length).toBeGreaterThan(0);
    }
  });

  test('prints every label and every answer of its fullest example', () => {
    const answers = textsOf(examples.fullest).map(asPrinted);
    const value = textsOf(valueFrom(examples.fullest)).join('\n');
    const texts = [...Object.values<string>(labels).flatMap((label) => partsOf(label, value)), ...answers];
    expect(texts.filter((text) => !value.includes(text))).toEqual([]);
    const paper = drawn(examples.fullest);
    expect(texts.filter((text) => !paper.includes(renderToStaticMarkup(text)))).toEqual([]);
  });

  test('draws all that its value says', () => {
    for (const answers of Object.values(examples)) {
      const { further: _, whose: __, ...value } = valueFrom(answers);
      const paper = drawn(answers);
      expect(textsOf(value).filter((text) => !paper.includes(renderToStaticMarkup(text)))).toEqual([]);
    }
  });

  test('prints the responsible physician, who signs, and a date', () => {
    const paper = drawn(examples.minimal);
    for (const text of ['Dra. Helena Exemplo', 'CRM/SP 123456', '(11) 4000-1234', 'Rui Tavares', 'CRM/SP 98765']) {
      expect(paper).toContain(text);
    }
    expect(paper).toMatch(/Local e data|Data da receita/);
  });

  test('has a title, whatever is answered', () => {
    for (const answers of [blank(nobody), ...Object.values(examples)]) {
      expect(title(answers).trim()).not.toBe('');
    }
    expect(title(examples.typical)).toContain('Maria Aparecida dos Santos');
    expect(valueFrom(examples.typical).whose).toBe('Maria Aparecida dos Santos · CPF 529.982.247-25');
  });

  test('takes over from an earlier one neither who it is about nor a day', () => {
    const { fullest } = examples;
    const based = basedOn(blank(maria), fullest);
    expect(based).not.toEqual(blank(maria));
    const own = textsOf(blank(maria));
    const days = textsOf(based).filter((text) => /^\d{4}-\d\d-\d\d$/.test(text));
    expect(days.filter((day) => !own.includes(day))).toEqual([]);
    const { conclusion = '', examType = '' } = based as Record<string, unknown>;
    expect([conclusion, examType].flat().join('')).toBe('');
  });

  test('keeps all that is typed when it takes over from an earlier one', () => {
    expect(basedOn(examples.typical, examples.fullest)).toMatchObject(typedIn(examples.typical));
  });

  test('draws the paper of a blank one', () => {
    expect(() => drawn(blank(nobody))).not.toThrow();
  });
});

/** The answers of one line that hold something. */
function typedIn(answers: object): object {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** Dates are answered as AAAA-MM-DD and printed as DD/MM/AAAA. */
function asPrinted(answer: string): string {
  return answer.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
}

/** Every text that was answered, in lists and rows too; identifiers of records are not answers. */
function textsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer)
    .filter(([name]) => name !== 'companyId' && name !== 'employeeId' && name !== 'kind')
    .flatMap(([, value]) => textsOf(value));
}

function subjectOf(name: string, cpf: string): Subject {
  const everyText = { get: (_target: object, field: string) => ({ name, cpf })[field] ?? '' };
  return {
    employee: new Proxy({}, everyText) as Employee,
    company: new Proxy({}, everyText) as Company,
    unit: null,
  };
}
