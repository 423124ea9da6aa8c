import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { cpfField } from '../../../platform/contract/brazil.ts';
import { masks } from '../../../platform/contract/masks.ts';
import { employerNumberField } from '../../../platform/contract/registration/registration.schema.ts';
import { rgMask } from '../../../platform/contract/rg.ts';
import { caretIsSet, field, show, tellBrowser } from '../../../testing/browser/show.tsx';
import { Form } from '../../form/Form.tsx';
import { useSchemaForm } from '../../form/useSchemaForm.ts';
import { fieldsOf } from '../field-names.ts';
import { MaskedField } from '../MaskedField.tsx';
import { TextField } from '../TextField.tsx';

const labels = { name: 'Nome', cep: 'CEP', cnpj: 'CNPJ', phone: 'Telefone', date: 'Data', rg: 'RG', cpf: 'CPF' };
const named = fieldsOf(labels);
const blank = { name: '', cep: '', cnpj: '', phone: '', date: '', rg: '', cpf: '' };

const schema = z.looseObject({ cpf: cpfField, cnpj: employerNumberField });
const sent: unknown[] = [];

function Fields() {
  const form = useSchemaForm(async () => schema, blank);
  return (
    <Form form={form} onSubmit={async (input) => sent.push(input)} footer={<button type="submit">Salvar</button>}>
      <TextField {...named('name')} />
      <MaskedField {...named('cep')} mask={masks.cep} />
      <MaskedField {...named('cnpj')} mask={masks.cnpj} />
      <MaskedField {...named('phone')} mask={masks.phone} />
      <MaskedField {...named('date')} mask={masks.date} />
      <MaskedField {...named('rg')} mask={rgMask} />
      <MaskedField {...named('cpf')} mask={masks.cpf} />
    </Form>
  );
}

beforeEach(async () => {
  await show([{ path: '/', element: <Fields /> }]);
});

test('a mask writes its punctuation while digits are typed, and takes nothing else', async () => {
  for (const [label, typed, shown] of [
    ['CEP', '01310100999', '01310-100'],
    ['CNPJ', '11222333000181', '11.222.333/0001-81'],
    ['Telefone', '1134567890', '(11) 3456-7890'],
    ['Telefone', '11912345678', '(11) 91234-5678'],
    ['Data', '10a10b2022', '10-10-2022'],
  ] as const) {
    await typeAnew(label, typed);
    await expect.element(field(label), { message: label }).toHaveValue(shown);
  }
});

test('the caret stays where it is when digits are typed or deleted in the middle', async () => {
  await typeAnew('CNPJ', '11222333000181');
  await caretIsSet();
  await keys('{ArrowLeft>8/}{Backspace}');
  await shows('CNPJ', '11.222.330/0018-1');
  await caretIsSet();
  await keys('3');
  await shows('CNPJ', '11.222.333/0001-81');
  await caretIsSet();
  await keys('{Home}{Delete}');
  await caretIsSet();
  await keys('{Delete}');
  await shows('CNPJ', '22.233.300/0181');
  await caretIsSet();
  await keys('99');
  await shows('CNPJ', '99.222.333/0001-81');
});

test('a CNPJ takes letters in its first twelve positions, in capitals', async () => {
  await typeAnew('CNPJ', '12abc34501dexy35');
  await shows('CNPJ', '12.ABC.345/01DE-35');
  await expect.element(page.getByText('Dígito verificador do CNPJ não confere')).not.toBeInTheDocument();
});

test('a wrong check digit warns under the field and is no refusal', async () => {
  for (const [label, text] of [
    ['CNPJ', '12ABC34501DE36'],
    ['CPF', '11111111111'],
  ] as const) {
    await field(label).fill(text);
    await expect.element(field(label)).toHaveAccessibleDescription(`Dígito verificador do ${label} não confere`);
    await expect.element(field(label)).toBeValid();
  }
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect.poll(() => sent).toMatchObject([{ cpf: '111.111.111-11', cnpj: '12.ABC.345/01DE-36' }]);
});

test('digits bring up the numeric keyboard, a CNPJ the letters too', async () => {
  await expect.element(field('CEP')).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field('Telefone')).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field('CNPJ')).toHaveAttribute('inputmode', 'text');
});

test('an RG takes its punctuation while it is typed and numeric, with an X as its last place', async () => {
  for (const [typed, shown] of [
    ['1234567', '12.345.67'],
    ['123456789', '12.345.678-9'],
    ['12345678x', '12.345.678-X'],
    ['1234567890', '1234567890'],
    ['MG-12.345.678', 'MG-12.345.678'],
  ] as const) {
    await typeAnew('RG', typed);
    await shows('RG', shown);
  }
  await field('RG').fill('12.345.678-X');
  await caretIsSet();
  await keys('{Home}{ArrowRight}{Delete}');
  await shows('RG', '1345678X');
  await caretIsSet();
  await keys('2');
  await shows('RG', '12.345.678-X');
});

test('country, trunk prefix and one-digit days are understood when they are typed', async () => {
  for (const [label, typed, value] of [
    ['Telefone', '+55 11 91234-5678', '(11) 91234-5678'],
    ['Telefone', '5511912345678', '(11) 91234-5678'],
    ['Telefone', '011912345678', '(11) 91234-5678'],
    ['Telefone', '01134567890', '(11) 3456-7890'],
    ['Data', '1/2/2020', '01-02-2020'],
  ] as const) {
    await typeAnew(label, typed);
    await keys('{Tab}');
    await shows(label, value);
  }
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  await typeAnew('Telefone', '+1 212');
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  await keys('{Tab}');
  await expect.element(field('Telefone')).toHaveAccessibleDescription(/com o DDD/);
  await shows('Telefone', '+1 212');
});

test('what is pasted from mails, sites and spreadsheets is understood as the value that it means', async () => {
  for (const [label, text, value] of [
    ['CNPJ', '11.222.333/0001-81', '11.222.333/0001-81'],
    ['CNPJ', '11222333000181', '11.222.333/0001-81'],
    ['CNPJ', ' 11 222 333 0001 81 ', '11.222.333/0001-81'],
    ['CNPJ', 'CNPJ: 54.550.752/0001-55', '54.550.752/0001-55'],
    ['CNPJ', 'CNPJ nº 12.abc.345/01de-35', '12.ABC.345/01DE-35'],
    ['CEP', 'CEP 01.310–100', '01310-100'],
    ['CPF', '\u00a0CPF nº 529.982.247-25\t', '529.982.247-25'],
    ['RG', ' 12.345.678-X ', '12.345.678-X'],
    ['Telefone', '0 15 11 3456-7890', '(11) 3456-7890'],
    ['Telefone', '011 91234-5678', '(11) 91234-5678'],
    ['Telefone', '+55 11 91234-5678', '(11) 91234-5678'],
    ['Telefone', '(11) 91234-5678 (WhatsApp)', '(11) 91234-5678'],
    ['Data', '1/2/2020', '01-02-2020'],
    ['Data', '2021-02-01T00:00:00', '01-02-2021'],
    ['Data', '15.1.2020', '15-01-2020'],
  ] as const) {
    await pasteOver(label, text);
    await expect.element(field(label), { message: text }).toHaveValue(value);
    await expect.element(field(label)).toBeValid();
  }
  await selectAll('CNPJ');
  await keys('{Backspace}');
  await shows('CNPJ', '');
});

test('a paste goes where the caret or the selection is, and a whole value replaces all', async () => {
  await typeAnew('CNPJ', '1122233381');
  await pasteAt('CNPJ', [10, 10], '0001');
  await shows('CNPJ', '11.222.333/0001-81');
  await pasteAt('CNPJ', [3, 6], 'abc');
  await shows('CNPJ', '11.ABC.333/0001-81');
  await pasteAt('CNPJ', [5, 5], 'CNPJ: 11.222.333/0001-81');
  await shows('CNPJ', '11.222.333/0001-81');

  // What makes a number too long stands, with what is wrong, until it is mended.
  const tooLong = page.getByText('CNPJ deve ter 14 caracteres');
  await pasteAt('CNPJ', [18, 18], '99');
  await shows('CNPJ', '11.222.333/0001-8199');
  await expect.element(tooLong).toBeVisible();
  await keys('{Backspace}');
  await shows('CNPJ', '11.222.333/0001-819');
  await expect.element(tooLong).toBeVisible();
  await keys('{Backspace}');
  await shows('CNPJ', '11.222.333/0001-81');
  await expect.element(tooLong).not.toBeInTheDocument();

  await typeAnew('Data', '0102');
  await pasteAt('Data', [5, 5], '2021');
  await shows('Data', '01-02-2021');
  await pasteAt('Data', [0, 2], '15');
  await shows('Data', '15-02-2021');
});

test('what can not be understood stays as it was pasted, with what the field expects', async () => {
  for (const [label, text, said] of [
    ['CPF', '529.982.247-255', 'CPF deve ter 11 dígitos'],
    ['CPF', '29982247', 'CPF deve ter 11 dígitos'],
    ['RG', '12.345.678-9 SSP/SP', 'RG deve ter no máximo 12 caracteres'],
    ['Telefone', '+1 212 555 1234', 'Telefone deve ter 10 ou 11 dígitos, com o DDD'],
    ['Data', '1/2/90', 'Data deve ter o formato DD-MM-AAAA'],
    ['Data', '31/02/2020', 'Esta data não existe no calendário'],
  ] as const) {
    await pasteOver(label, text);
    // A day that no calendar has stands as it would have been typed.
    const shown = text === '31/02/2020' ? '31-02-2020' : text;
    await expect.element(field(label), { message: label }).toHaveValue(shown);
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(said));
    await expect.element(field(label)).toBeInvalid();
  }
});

test('text that is dropped, dictated or filled in by the browser is understood, too', async () => {
  await field('Telefone').click();
  await tellBrowser('Input.insertText', { text: '+55 11 91234-5678' });
  await shows('Telefone', '(11) 91234-5678');

  // As a password manager does: the value is set, then the page is told.
  const cnpj = field('CNPJ').element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(cnpj, 'CNPJ 11222333000181');
  cnpj.dispatchEvent(new Event('input', { bubbles: true }));
  await shows('CNPJ', '11.222.333/0001-81');

  await field('Nome').fill('CEP: 01310-100');
  await selectAll('Nome');
  await userEvent.dragAndDrop(field('Nome'), field('CEP'));
  await shows('CEP', '01310-100');
});

const keys = (text: string) => userEvent.keyboard(text);

function shows(label: string, value: string) {
  return expect.element(field(label)).toHaveValue(value);
}

async function typeAnew(label: string, text: string) {
  await focus(label);
  await field(label).clear();
  await caretIsSet();
  await keys(text);
}

async function focus(label: string) {
  (field(label).element() as HTMLElement).focus();
  await caretIsSet();
}

/** By the keyboard and for good: a caret that is set later would take the selection away. */
async function selectAll(label: string) {
  await focus(label);
  await keys('{ControlOrMeta>}a{/ControlOrMeta}');
}

/** Pastes by the keyboard from the real clipboard over all that the field holds. */
async function pasteOver(label: string, text: string) {
  await navigator.clipboard.writeText(text);
  await selectAll(label);
  await keys('{ControlOrMeta>}v{/ControlOrMeta}');
}

async function pasteAt(label: string, [start, end]: [number, number], text: string) {
  await navigator.clipboard.writeText(text);
  await caretIsSet();
  (field(label).element() as HTMLInputElement).setSelectionRange(start, end);
  await keys('{ControlOrMeta>}v{/ControlOrMeta}');
}
