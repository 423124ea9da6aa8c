import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { cepField, cpfField, dateField, phoneField, rgField } from './brazil.ts';
import { formatDate } from './dates.ts';
import { applyMask, type Mask, masks } from './masks.ts';
import { employerNumberField as cnpjField } from './registration/registration.schema.ts';
import { rgMask } from './rg.ts';

const all = { ...masks, rg: rgMask };
const fields = {
  cpf: cpfField,
  cnpj: cnpjField,
  caepf: cnpjField,
  cep: cepField,
  phone: phoneField,
  date: dateField,
  rg: rgField,
};
type Name = keyof typeof all;

const understood: readonly [Name, pasted: string, value: string][] = [
  ['phone', '+55 11 91234-5678', '(11) 91234-5678'],
  ['phone', '+5511912345678', '(11) 91234-5678'],
  ['phone', '+55 (11) 3456-7890', '(11) 3456-7890'],
  ['phone', '+55 011 91234-5678', '(11) 91234-5678'],
  ['phone', '+55 (0xx11) 3456-7890', '(11) 3456-7890'],
  ['phone', 'Tel.: +55 11 91234-5678', '(11) 91234-5678'],
  ['phone', '0055 11 91234-5678', '(11) 91234-5678'],
  ['phone', '55 11 91234-5678', '(11) 91234-5678'],
  ['phone', '5511912345678', '(11) 91234-5678'],
  ['phone', '551134567890', '(11) 3456-7890'],
  ['phone', '55 91 91234-5678', '(91) 91234-5678'],
  ['phone', '55 99123-4567', '(55) 99123-4567'],
  ['phone', '011 91234-5678', '(11) 91234-5678'],
  ['phone', '(011) 91234-5678', '(11) 91234-5678'],
  ['phone', '011 3456-7890', '(11) 3456-7890'],
  ['phone', '01134567890', '(11) 3456-7890'],
  ['phone', '0 15 11 91234-5678', '(11) 91234-5678'],
  ['phone', '0151134567890', '(11) 3456-7890'],
  ['phone', '0XX11 91234-5678', '(11) 91234-5678'],
  ['phone', '(0xx11) 3456-7890', '(11) 3456-7890'],
  ['phone', '0**11 3456-7890', '(11) 3456-7890'],
  ['phone', '11.91234.5678', '(11) 91234-5678'],
  ['phone', '11\u00a091234\u20115678', '(11) 91234-5678'],
  ['phone', '11 – 9 1234 5678', '(11) 91234-5678'],
  ['phone', 'Celular (WhatsApp): (11) 91234-5678', '(11) 91234-5678'],
  ['phone', '(11) 91234-5678 (WhatsApp)', '(11) 91234-5678'],
  ['phone', '\u202a(11) 91234-5678\u202c', '(11) 91234-5678'],
  ['phone', '0800 123 4567', '(08) 00123-4567'],
  ['cnpj', 'CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
  ['cnpj', 'cnpj nº 11222333000181', '11.222.333/0001-81'],
  ['cnpj', 'CNPJ11222333000181', '11.222.333/0001-81'],
  ['cnpj', 'CNPJ nº 12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
  ['cnpj', 'C.N.P.J. 12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['cnpj', 'cnpj12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '12 ABC 345 01DE 35', '12.ABC.345/01DE-35'],
  ['cnpj', ' 11 222 333 0001 81 ', '11.222.333/0001-81'],
  ['cnpj', '11.222.333/0001–81', '11.222.333/0001-81'],
  ['cnpj', '11.222.333 / 0001 - 81', '11.222.333/0001-81'],
  ['cnpj', 'Filial 11.222.333/0001-81, São Paulo', '11.222.333/0001-81'],
  ['cnpj', 'AA345678000A29', 'AA.345.678/000A-29'],
  ['cpf', 'CPF 529.982.247-25', '529.982.247-25'],
  ['cpf', 'CPF nº 529.982.247-25', '529.982.247-25'],
  ['cpf', 'CPF/MF: 529 982 247 25', '529.982.247-25'],
  ['cpf', '529.982.247/25', '529.982.247-25'],
  ['cpf', '529.982.247–25.', '529.982.247-25'],
  ['cpf', "'52998224725", '529.982.247-25'],
  ['cpf', '52998224725\t', '529.982.247-25'],
  ['cpf', '529.982.247-25 (Maria)', '529.982.247-25'],
  ['cpf', '\ufeff529\u00a0982\u00a0247\u00a025', '529.982.247-25'],
  ['cep', '01.310-100', '01310-100'],
  ['cep', 'CEP: 01310-100', '01310-100'],
  ['cep', '01310 100', '01310-100'],
  ['cep', 'CEP 01310—100 – São Paulo', '01310-100'],
  ['date', '2020-02-01', '01-02-2020'],
  ['date', '2020/2/1', '01-02-2020'],
  ['date', '1/2/2020', '01-02-2020'],
  ['date', '01/02/2020', '01-02-2020'],
  ['date', '1.2.2020', '01-02-2020'],
  ['date', '1 2 2020', '01-02-2020'],
  ['date', '1º/02/2020', '01-02-2020'],
  ['date', '01–02–2020', '01-02-2020'],
  ['date', '01 / 02 / 2020', '01-02-2020'],
  ['date', '01022020', '01-02-2020'],
  ['date', '2020-02-01T23:59:59.000Z', '01-02-2020'],
  ['date', '2020-02-01 10:30', '01-02-2020'],
  ['date', '2020-02-01T00:00:00-03:00', '01-02-2020'],
  ['date', '01/02/2020, 10:30:00', '01-02-2020'],
  ['date', 'Nascimento: 1/2/2020', '01-02-2020'],
  ['date', 'sábado, 01/02/2020', '01-02-2020'],
  ['rg', ' 12.345.678-X ', '12.345.678-X'],
  ['rg', '12345678x', '12.345.678-X'],
  ['rg', 'RG: 12.345.678-X', '12.345.678-X'],
  ['rg', 'RG nº 12.345.678–9', '12.345.678-9'],
  ['rg', 'R.G. 12.345.678-9', '12.345.678-9'],
  ['rg', 'MG-12.345.67', 'MG-12.345.67'],
  ['rg', '10.123.456-78', '1012345678'],
  ['rg', '529.982.247-25', '52998224725'],
  ['rg', 'RG MG-12.345.67', 'MG-12.345.67'],
];

const digitsMissing = {
  cpf: 'CPF deve ter 11 dígitos',
  cep: 'CEP deve ter 8 dígitos',
  cnpj: 'CNPJ deve ter 14 caracteres',
};
const phone = 'Telefone deve ter 10 ou 11 dígitos, com o DDD';
const form = 'Data deve ter o formato DD-MM-AAAA';
const calendar = 'Esta data não existe no calendário';

const refused: readonly [Name, pasted: string, message: string][] = [
  ['phone', '91234-5678', phone],
  ['phone', '(11) 91234-56789', phone],
  ['phone', '(11) 3456-7890 / 91234-5678', phone],
  ['phone', '(11) 3456-7890 ramal 12', phone],
  ['phone', '+1 212 555 1234', phone],
  ['phone', '+351 912 345 678', phone],
  ['phone', '011 3456-789', phone],
  ['phone', '559912345678', phone],
  ['phone', '2 – 11 3456-7890', phone],
  ['phone', 'sala 2, 11 3456-7890', phone],
  ['phone', 'não tem', phone],
  ['cnpj', '11.222.333/0001-8', digitsMissing.cnpj],
  ['cnpj', '11.222.333/0001-811', digitsMissing.cnpj],
  ['cnpj', '1222333000181', digitsMissing.cnpj],
  ['cnpj', 'CNPJ 1222333000', digitsMissing.cnpj],
  ['cnpj', 'CNPJ1222333000', digitsMissing.cnpj],
  ['cnpj', 'Loja 1234567890', digitsMissing.cnpj],
  ['cnpj', 'Filial 12345678', digitsMissing.cnpj],
  ['cnpj', '12.ABC.345/01DE-3X', digitsMissing.cnpj],
  ['cnpj', '11222333000181 e 54550752000155', digitsMissing.cnpj],
  ['cpf', '123456789', digitsMissing.cpf],
  ['cpf', '3378271000', digitsMissing.cpf],
  ['cpf', '529.982.247-255', digitsMissing.cpf],
  ['cpf', '529.982.247-25x', digitsMissing.cpf],
  ['cpf', '529.982.247-25 e 123.456.789-09', digitsMissing.cpf],
  ['cpf', '5,29982E+10', digitsMissing.cpf],
  ['cep', '1310100', digitsMissing.cep],
  ['cep', '01310-1000', digitsMissing.cep],
  ['cep', 'Rua 2, 01310-100', digitsMissing.cep],
  ['date', '1/2/20', form],
  ['date', '01-02-20', form],
  ['date', '01/02', form],
  ['date', '43862', form],
  ['date', '1 de fevereiro de 2020', form],
  ['date', '01/02/2020 a 05/02/2020', form],
  ['date', '31/02/2020', calendar],
  ['date', '02/13/2020', calendar],
  ['date', '20-20-0201', calendar],
  ['date', '20200201', calendar],
  ['date', '20-12-1012', 'O ano deve ser 1900 ou depois'],
  ['rg', '12.345.678-9 SSP/SP', 'RG deve ter no máximo 12 caracteres'],
  ['rg', '1234567890123', 'RG deve ter no máximo 12 caracteres'],
];

test.each(understood)('%s: %j means %j, pasted and sent to the API', (name, pasted, value) => {
  expect(all[name].understand(pasted)).toBe(value);
  const sent: string = fields[name].parse(pasted);
  expect(formatDate(sent)).toBe(value);
});

test.each(refused)('%s: %j is no value: %s', (name, pasted, message) => {
  expect(all[name].understand(pasted)).toBeNull();
  expect(all[name].problem(pasted)).toBe(message);
  const field: z.ZodType = fields[name];
  expect(field.safeParse(pasted).error?.issues).toMatchObject([{ message }]);
});

const names = Object.keys(all) as Name[];
const around = fc.constantFrom('', ' ', 'nº ', 'CNPJ: ', '+55 ', '0', '(', '\u00a0', ' – ', 'x', '.', '12');
const digits = fc.stringMatching(/^[0-9]{0,16}$/);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[0-9A-Za-z.\-/() +:]*$/),
  fc.tuple(around, digits, around, digits, around).map((parts) => parts.join('')),
);

describe.each(names)('whatever is pasted into %s', (name) => {
  const mask: Mask = all[name];

  test('is understood once and for all, in the form of the mask', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = mask.understand(text);
        if (value === null) return;
        expect(mask.understand(value)).toBe(value);
        expect(applyMask(mask, value)).toBe(value);
      }),
    );
  });

  test('is taken from the text as it stands there: nothing is cut out of a longer number', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = mask.understand(text);
        if (value === null || name === 'date') return;
        const bare = (of: string) => of.replace(/[^0-9A-Z]/gi, '').toUpperCase();
        const [before = ''] = bare(text).split(bare(value));
        expect(bare(text)).toContain(bare(value));
        expect(before).toMatch(name === 'phone' ? /^[A-Z]*((00)?55)?(0\d{0,2}|0XX)?$/ : /^[A-Z]*$/);
      }),
    );
  });
});

test.each([
  ['cpf', fc.stringMatching(/^[0-9]{11}$/)],
  ['cep', fc.stringMatching(/^[0-9]{8}$/)],
  ['cnpj', fc.stringMatching(/^[0-9A-Z]{12}[0-9]{2}$/)],
  ['phone', fc.stringMatching(/^[1-9][0-9]{9,10}$/)],
  ['rg', fc.stringMatching(/^[0-9]{8}[0-9X]$/)],
] as const)('%s: a value copied from one field is the same in another', (name, complete) => {
  fc.assert(
    fc.property(complete, (text) => {
      const value = applyMask(all[name], text);
      expect(all[name].understand(value)).toBe(value);
    }),
  );
});
