import { describe, expect, test } from 'vitest';
import type { Cell } from '../reading/sheet.labels.ts';
import { type ImportKind, importKinds } from './columns.labels.ts';
import { columnsOf } from './columns.rules.ts';
import { cellsReader } from './read-cells.rules.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** A cell, what it is read as, and what is said of it: `!` before an error. */
type Row = readonly [cell: Cell, text: string | undefined, ...remarks: string[]];

function reads(kind: ImportKind, field: string, rows: readonly Row[]): void {
  test.each(rows)(`${kind}.${field}: %s`, (cell, text, ...remarks) => {
    const read = cellsReader(kind, { [field]: 0 })([cell ?? null]);
    expect(read.values[field]).toBe(text);
    expect(read.remarks.map(({ level, code }) => `${level === 'error' ? '!' : ''}${code}`)).toEqual(remarks);
    for (const { message } of read.remarks) expect(message).toMatch(/^[A-ZÀ-Ú“].{5,}/);
  });
}

describe('identifiers', () => {
  reads('employees', 'cpf', [
    ['529.982.247-25', '529.982.247-25'],
    ['52998224725', '529.982.247-25'],
    [52998224725, '529.982.247-25'],
    [' 529 982 247 25 ', '529.982.247-25'],
    [191, undefined, '!invalid'],
    [1234567897, undefined, '!invalid'],
    [1234567890, '012.345.678-90', 'zeros-restored'],
    ['1234567890', '012.345.678-90', 'zeros-restored'],
    ['12.345.678-90', '012.345.678-90', 'zeros-restored'],
    [123456789, undefined, '!invalid'],
    ['5.2998224725E+10', '529.982.247-25'],
    ['5,2998224725E+10', '529.982.247-25'],
    ['5,29982E+10', undefined, '!digits-lost'],
    ["'52998224725", '529.982.247-25'],
    ['52998224725.0', '529.982.247-25'],
    ['5299822472.5', undefined, '!invalid'],
    [5299822472.5, undefined, '!invalid'],
    ['1234567897.0', undefined, '!invalid'],
    [52998224725.00001, '529.982.247-25'],
    ['529.982.247-24', '529.982.247-24', 'check-digit'],
    ['11111111111', '111.111.111-11', 'check-digit'],
    ['529982247251', undefined, '!invalid'],
    ['Ana', undefined, '!invalid'],
    ['-', undefined, 'placeholder'],
    ['#N/D', undefined, '!formula-error'],
    ['', undefined],
    [null, undefined],
  ]);
  reads('companies', 'cnpj', [
    ['11.222.333/0001-81', '11.222.333/0001-81'],
    [11222333000181, '11.222.333/0001-81'],
    ['1,1222333000181E+13', '11.222.333/0001-81'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    [191, undefined, '!invalid'],
    ['191000100', undefined, '!invalid'],
    [6990590000123, '06.990.590/0001-23', 'zeros-restored'],
    ['11.222.333/0001-80', '11.222.333/0001-80', 'check-digit'],
    // Employers that are persons, told by their points.
    ['293.118.610/001-84', '293.118.610/001-84'],
    ['293.118.610/001-85', undefined, '!invalid'],
    ['529.982.247-25', '529.982.247-25'],
    ['529.982.247-24', '529.982.247-24', 'check-digit'],
    ['52998224725', undefined, '!invalid'],
  ]);
  test.each<[kind: Cell, number: Cell, text: string | undefined, ...remarks: string[]]>([
    ['CAEPF', 29311861000184, '293.118.610/001-84'],
    ['caepf', '29.311.861/0001-84', '293.118.610/001-84'],
    [3, '29311861000184', '293.118.610/001-84'],
    ['CAEPF', 9311861000177, '093.118.610/001-77', 'zeros-restored'],
    ['CAEPF', '29311861000185', undefined, '!invalid'],
    ['CPF', 52998224725, '529.982.247-25'],
    ['CPF', '1234567890', '012.345.678-90', 'zeros-restored'],
    ['CPF', '11.222.333/0001-81', undefined, '!invalid'],
    ['CNPJ', '293.118.610/001-84', undefined, '!invalid'],
    ['', '293.118.610/001-84', '293.118.610/001-84'],
    [null, '11222333000181', '11.222.333/0001-81'],
    ['CEI', '11222333000181', '11.222.333/0001-81', '!unknown-option'],
  ])('a line that says %s reads %s as a number of that kind', (kind, number, text, ...remarks) => {
    for (const of of ['companies', 'units'] as const) {
      const read = cellsReader(of, { cnpj: 0, registrationKind: 1 })([number, kind]);
      expect(read.values.cnpj).toBe(text);
      expect(read.remarks.map(({ level, code }) => `${level === 'error' ? '!' : ''}${code}`)).toEqual(remarks);
    }
  });
  test('a number that tells its kind says it for the line', () => {
    const read = cellsReader('companies', { cnpj: 0 });
    expect(read(['293.118.610/001-84']).values).toEqual({ cnpj: '293.118.610/001-84', registrationKind: 'CAEPF' });
    expect(read(['529.982.247-25']).values.registrationKind).toBe('CPF');
    expect(read(['11.222.333/0001-81']).values).toEqual({ cnpj: '11.222.333/0001-81' });
  });
  reads('units', 'cep', [
    [1310100, '01310-100', 'zeros-restored'],
    ['01310100', '01310-100'],
    ['01310-100', '01310-100'],
    ['01310.000', '01310-000'],
    ['13010001.0', '13010-001'],
    [13010001, '13010-001'],
    [131010, undefined, '!invalid'],
  ]);
  reads('employees', 'nis', [
    ['120.56412.54-5', '120.56412.54-5'],
    [1234567897, '01234567897', 'zeros-restored'],
    [12056412545, '12056412545'],
    ['não tem', 'não tem'],
    ['120.12345.67-0', '120.12345.67-0', 'check-digit'],
  ]);
  reads('employees', 'phone_number', [
    ['(11) 91234-5678', '(11) 91234-5678'],
    [11912345678, '(11) 91234-5678'],
    [1131234567, '(11) 3123-4567'],
    [8007228080, '(08) 00722-8080', 'zeros-restored'],
    ['+55 11 91234-5678', '(11) 91234-5678'],
    ['91234-5678', undefined, '!invalid'],
    ['1133334444.0', '(11) 3333-4444'],
    ['1133334444,00', '(11) 3333-4444'],
    [1133334444.5, undefined, '!invalid'],
    ['1,133334444E+09', '(11) 3333-4444'],
    ['1,13333E+09', undefined, '!digits-lost'],
    ['11.3333-4444', '(11) 3333-4444'],
  ]);
  reads('employees', 'cbo', [
    [717020, '7170-20'],
    ['7170-20', '7170-20'],
    [10105, '0101-05', 'zeros-restored'],
    ['717020 - Servente', '717020 - Servente'],
  ]);
  reads('units', 'cnae', [
    ['4711-3/02', '4711-3/02'],
    [111301, '0111-3/01', 'zeros-restored'],
    ['47.11-3', '47.11-3'],
  ]);
  reads('employees', 'unit', [
    ['Matriz', 'Matriz'],
    ['11222333000181', '11.222.333/0001-81'],
    [6990590000123, '06.990.590/0001-23', 'zeros-restored'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    [12, '12'],
  ]);
});

describe('dates', () => {
  reads('employees', 'admission_dt', [
    [day('2020-02-29'), '2020-02-29'],
    ['29/02/2020', '2020-02-29'],
    ['1/2/2020', '2020-02-01'],
    ['2020-02-01', '2020-02-01'],
    ['2020-02-01T00:00:00.000Z', '2020-02-01'],
    ['01.02.2020 08:30', '2020-02-01'],
    [43831, '2020-01-01', 'serial-date'],
    ['43831', '2020-01-01', 'serial-date'],
    [43831.5, '2020-01-01', 'serial-date'],
    [1022020, '2020-02-01'],
    ['01022020', '2020-02-01'],
    [20200201, '2020-02-01'],
    ['1/2/20', '2020-02-01', 'two-digit-year'],
    ['01-02-98', '1998-02-01', 'two-digit-year'],
    ['12 de março de 2020', '2020-03-12'],
    ['12/mar/20', '2020-03-12', 'two-digit-year'],
    ['31/02/2020', undefined, '!invalid'],
    ['12/25/2020', undefined, '!invalid'],
    ['2020', undefined, '!invalid'],
    [1980, undefined, '!invalid'],
    ['01/02/1899', undefined, '!invalid'],
    ['00/00/0000', undefined, 'placeholder'],
    ['  /  /    ', undefined, 'placeholder'],
    [day('1899-12-30'), undefined, 'placeholder'],
    [day('1850-01-01'), undefined, '!invalid'],
    [new Date(Date.UTC(10_000, 0, 1)), undefined, '!invalid'],
    [new Date(Number.NaN), undefined, '!invalid'],
    [-45000, undefined, '!invalid'],
    [2958466, undefined, '!invalid'],
    ['01/01/10000', undefined, '!invalid'],
    ['10000-01-01', undefined, '!invalid'],
    ['ontem', undefined, '!invalid'],
    ['01/02/2090', '2090-02-01', 'unusual'],
  ]);
  reads('employees', 'dt_birth', [
    ['20/05/90', '1990-05-20', 'two-digit-year'],
    ['20/05/15', '1915-05-20', 'two-digit-year', 'unusual'],
    ['20/05/05', '2005-05-20', 'two-digit-year'],
    ['20/05/2090', undefined, '!invalid'],
    [day('1984-11-03'), '1984-11-03'],
  ]);
});

describe('choices and texts', () => {
  reads('employees', 'sex', [
    ['M', 'masculino'],
    ['f', 'feminino'],
    ['Masc.', 'masculino'],
    ['FEMININO', 'feminino'],
    ['M - Masculino', 'masculino'],
    ['1', undefined, '!unknown-option'],
    ['outro', undefined, '!unknown-option'],
  ]);
  reads('employees', 'pcd', [
    ['S', 'sim'],
    [true, 'sim'],
    [false, 'não'],
    [0, 'não'],
    ['NAO', 'não'],
    ['Deficiência física', undefined, '!unknown-option'],
  ]);
  reads('units', 'state', [
    ['sp', 'SP'],
    ['São Paulo', 'SP'],
    ['SP - São Paulo', 'SP'],
    ['PARA', 'PA'],
    ['XX', undefined, '!unknown-option'],
  ]);
  reads('units', 'degree_of_risk', [
    [3, '3'],
    ['Grau 3', '3'],
    ['3.0', '3'],
    ['5', undefined, '!unknown-option'],
  ]);
  reads('exam-records', 'occasion', [
    ['1 - Exame médico periódico', 'periodic'],
    ['ADMISSIONAL', 'admission'],
    ['Retorno ao Trabalho', 'return'],
    ['Mudança de função', 'riskChange'],
    ['Exame clínico', undefined, '!unknown-option'],
  ]);
  reads('exam-records', 'result', [
    ['Normal', 'normal'],
    [2, 'altered'],
    ['Alterado/Agravado', 'worse'],
    ['N. Alterado', undefined, '!unknown-option'],
  ]);
  reads('employees', 'name', [
    ['JOSÉ DA SILVA', 'JOSÉ DA SILVA'],
    [' Ana\u200b Lima ', 'Ana Lima'],
    ['a'.repeat(501), undefined, '!invalid'],
    ['Ana\u0007', undefined, '!invalid'],
  ]);
  reads('employees', 'registration', [
    [1024, '1024'],
    ['00123', '00123'],
    [123.00000000000001, '123'],
    ['123.00000000000001', '123'],
    ['122.99999999999999', '123'],
    ['123.0', '123'],
    ['00123.0', '00123'],
    ['1,23457E+11', undefined, '!digits-lost'],
    ['1.23457E+11', undefined, '!digits-lost'],
    ['1,23456789012E+11', '123456789012'],
    ['12E5', '12E5'],
    ['1.5', '1.5'],
    [1.5, undefined, '!invalid'],
    [-12, undefined, '!invalid'],
    ['-12', '-12'],
    [1234567890123450, undefined, '!digits-lost'],
    ['x'.repeat(51), undefined, '!invalid'],
    [day('2020-02-01'), '01-02-2020', 'became-date'],
  ]);
  reads('employees', 'rg', [
    ['123456789', '12.345.678-9'],
    ['123456789.0', '12.345.678-9'],
    [123456789, '12.345.678-9'],
  ]);
  reads('companies', 'number', [
    ['100.0', '100'],
    ['100 A', '100 A'],
  ]);
  reads('companies', 'email', [
    ['RH@Empresa.com.br', 'rh@empresa.com.br'],
    ['rh@empresa.com; dp@empresa.com', undefined, '!invalid'],
  ]);
  reads('exam-records', 'exam_code', [
    [281, '0281', 'zeros-restored'],
    ['0281 - Audiometria', '0281'],
    ['Audiometria', undefined, '!invalid'],
  ]);
});

test('a code before the name of an exam becomes its code', () => {
  const { values } = cellsReader('exam-records', { exam_name: 0 })(['0281 - Audiometria tonal']);
  expect(values).toEqual({ exam_code: '0281', exam_name: 'Audiometria tonal' });
  expect(cellsReader('exam-records', { exam_name: 0, exam_code: 1 })(['0281', '0295']).values).toEqual({
    exam_code: '0295',
  });
});

test('an error says the limit, or the options', () => {
  const [tooLong] = cellsReader('employees', { registration: 0 })(['x'.repeat(51)]).remarks;
  expect(tooLong?.message).toBe('Use no máximo 50 caracteres');
  const [unknown] = cellsReader('exam-records', { result: 0 })(['ruim']).remarks;
  expect(unknown?.message).toBe('Use uma destas opções: Normal, Alterado, Estável, Agravamento');
});

test('the examples of every model are read without an error', () => {
  for (const kind of importKinds)
    for (const line of [0, 1]) {
      const columns = columnsOf(kind);
      const match = Object.fromEntries(columns.map(({ field }, at) => [field, at]));
      const cells = columns.map(({ examples }) => examples[line] ?? '');
      const { values, remarks } = cellsReader(kind, match)(cells);
      expect(remarks, kind).toEqual([]);
      const filled = columns.filter((_, at) => cells[at] !== '').map(({ field }) => field);
      expect(Object.keys(values).sort()).toEqual(filled.sort());
    }
});
