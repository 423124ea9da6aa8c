import { type CellValue, writeOds, writeXlsx } from 'hucre';
import { describe, expect, test } from 'vitest';
import { odsOf, xlsOf, xlsxOf } from './files.example.ts';
import { readSheet } from './read-sheet.server.ts';
import type { SheetLine } from './sheet.labels.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** All that is read of a file. */
async function read(bytes: Uint8Array, sheet?: string) {
  const lines: SheetLine[] = [];
  const {
    line,
    cells,
    lines: count,
    ...found
  } = await readSheet({ bytes, name: 'x.bin', sheet }, (some) => {
    lines.push(...some);
  });
  expect(lines).toHaveLength(count);
  return { ...found, header: { line, cells }, lines };
}

const rows: CellValue[][] = [
  ['Nome', 'CPF', 'Nascimento', 'PCD'],
  ['Conceição & Açúcar', 1234567890, day('1990-05-20'), true],
  [],
  ['"Zé" <b>', '012.345.678-90', null, false],
  [null, null, null, null],
  ['Ana\nLima', 0.5, day('2020-02-29'), null],
];
const expected = {
  header: { line: 1, cells: ['Nome', 'CPF', 'Nascimento', 'PCD'] },
  lines: [
    { line: 2, cells: ['Conceição & Açúcar', 1234567890, day('1990-05-20'), true] },
    { line: 4, cells: ['"Zé" <b>', '012.345.678-90', null, false] },
    { line: 6, cells: ['Ana\nLima', 0.5, day('2020-02-29')] },
  ],
};

describe('the same lines come from each format', () => {
  test('XLSX, with shared and with own texts', async () => {
    const sheets = [{ name: 'Capa' }, { name: 'Pessoas', rows }, { name: 'Outra', rows: [['a', 'b'], ['c']] }];
    const found = { sheet: 'Pessoas', sheets: ['Capa', 'Pessoas', 'Outra'], ...expected };
    for (const stringMode of ['shared', 'inline'] as const)
      expect(await read(await writeXlsx({ sheets, stringMode }))).toEqual(found);
    expect((await read(await writeXlsx({ sheets }), 'Outra')).lines).toEqual([{ line: 2, cells: ['c'] }]);
    const from1904 = await read(await writeXlsx({ sheets, dateSystem: '1904' }));
    expect(from1904.lines).toEqual(expected.lines);
  });

  test('ODS', async () => {
    const sheets = [
      { name: 'Capa', rows: [] },
      { name: 'Pessoas', rows },
      { name: 'Outra', rows: [['a', 'b'], ['c']] },
    ];
    const found = { sheet: 'Pessoas', sheets: ['Capa', 'Pessoas', 'Outra'], ...expected };
    expect(await read(await writeOds({ sheets }))).toEqual(found);
    expect((await read(await writeOds({ sheets }), 'Outra')).lines).toEqual([{ line: 2, cells: ['c'] }]);
  });

  test('XLS', async () => {
    const found = await read(xlsOf([['Nome', 'Nascimento'], ['Conceição', { date: 43890 }], [], ['Zé', 7.5]]));
    expect(found).toEqual({
      sheet: 'Plan1',
      sheets: ['Plan1'],
      header: { line: 1, cells: ['Nome', 'Nascimento'] },
      lines: [
        { line: 2, cells: ['Conceição', day('2020-02-29')] },
        { line: 4, cells: ['Zé', 7.5] },
      ],
    });
  });

  const text = 'Nome;CPF;Observação\r\nConceição;01234567890;"Rua A, 10; ""fundos""\r\nsala 2"\r\n\r\nZé;;\r\n';
  const lines = [
    { line: 2, cells: ['Conceição', '01234567890', 'Rua A, 10; "fundos"\r\nsala 2'] },
    { line: 4, cells: ['Zé'] },
  ];
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['tabs', Buffer.from(text.replace(/;(?! ")/g, '\t'))],
    ['a line that names the separator', Buffer.from(`sep=;\r\n${text}`)],
  ])('CSV: %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual({
      sheet: 'x.bin',
      sheets: ['x.bin'],
      header: { line: 1, cells: ['Nome', 'CPF', 'Observação'] },
      lines,
    });
  });

  test('CSV with commas', async () => {
    const { header, lines } = await read(Buffer.from('Nome,Endereço\n"Lima, Ana","Rua A; 2"\nZé,Rua B'));
    expect(header.cells).toEqual(['Nome', 'Endereço']);
    expect(lines[0]?.cells).toEqual(['Lima, Ana', 'Rua A; 2']);
  });
});

test('what stands above the header is passed over, and a sheet of one column read', async () => {
  const { header, lines } = await read(Buffer.from('Relação de funcionários\n\nMarço\nNome;CPF\nAna;1\n'));
  expect([header, lines]).toEqual([{ line: 4, cells: ['Nome', 'CPF'] }, [{ line: 5, cells: ['Ana', '1'] }]]);
  expect(await read(Buffer.from('Nome\nAna\n'))).toMatchObject({ header: { line: 1 }, lines: [{ line: 2 }] });
});

test.each([
  ['a title of two cells', 'Relação de funcionários;Março\nNome;CPF\n'],
  ['headings of several columns together', 'Pessoa;;Trabalho\nNome;CPF;Cargo;Setor\n'],
  ['a title of several cells and a line of the company', 'Empresa;Padaria;Emissão;23/11/2026\n\n1;2\nNome;CPF;Setor\n'],
  ['figures', '2026;11\nNome;CPF\n'],
])('above the header %s is passed over', async (_, text) => {
  const { header, lines } = await read(Buffer.from(`${text}Ana;1\nBia;2\n`));
  expect(header.cells.slice(0, 2)).toEqual(['Nome', 'CPF']);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['Ana', '1'],
    ['Bia', '2'],
  ]);
});

test.each([
  ['names that nobody knows', 'Xis;Ypsilon', ['Ana', '1']],
  ['a name that is one of a column’s', 'Nome;Ypsilon', ['Setor', 'X']],
  ['the names of columns as a line, on every page', 'Nome;CPF', ['Nome', 'CPF']],
])('the first line stays the header over %s', async (_, first, second) => {
  const { header, lines } = await read(Buffer.from(`${first}\n${second.join(';')}\nAna;1\n`));
  expect(header.cells).toEqual(first.split(';'));
  expect(lines[0]?.cells).toEqual(second);
});

test('by the names that were chosen by hand before, a header is known from its title, too', async () => {
  const bytes = Buffer.from('Relatório;Março\nQuem;Número do documento\nAna;1\n');
  const file = { bytes, name: 'a.csv' };
  expect((await readSheet(file, null)).cells).toEqual(['Relatório', 'Março']);
  const known = { ...file, known: ['quem', 'numero do documento'] };
  expect((await readSheet(known, null)).cells).toEqual(['Quem', 'Número do documento']);
});

test('a sheet of an ODS that has few lines goes before the next one, whichever has its title above', async () => {
  const sheets = [
    {
      name: 'Pessoas',
      rows: [
        ['Relação', 'Março'],
        ['Nome', 'CPF'],
        ['Ana', '1'],
      ],
    },
    {
      name: 'Outra',
      rows: [
        ['Nome', 'CPF'],
        ['Bia', '2'],
      ],
    },
  ];
  expect(await read(await writeOds({ sheets }))).toMatchObject({ sheet: 'Pessoas', lines: [{ cells: ['Ana', '1'] }] });
});

test('cells that were written by others: prefixes, formulas, errors, rich text, own formats of dates', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-416]dd\\-mm\\-yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
  const texts =
    '<sst><si><r><t>Ma</t></r><r><t>ria</t></r><rPh><t>x</t></rPh></si><si><t/></si><si><t>a_x000D_b &#233;</t></si></sst>';
  const sheet =
    '<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Nome</x:t></x:is></x:c><x:c t="str"><x:f>A1&amp;"x"</x:f><x:v>Data</x:v></x:c></x:row>' +
    '<x:row r="5"><x:c r="A5" t="s"><x:v>0</x:v></x:c><x:c r="B5" s="1"><x:v>43890</x:v></x:c><x:c r="D5" t="e"><x:v>#N/A</x:v></x:c><x:c r="E5" t="s"><x:v>1</x:v></x:c></x:row>' +
    '<x:row r="6"><x:c r="A6" t="s"><x:v>2</x:v></x:c><!-- <x:c> --><x:c r="B6" t="d"><x:v>2020-02-29</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const { lines } = await read(await xlsxOf(sheet, { 'xl/sharedStrings.xml': texts, 'xl/styles.xml': styles }));
  expect(lines).toEqual([
    { line: 5, cells: ['Maria', day('2020-02-29'), null, '#N/A'] },
    { line: 6, cells: ['a\rb é', day('2020-02-29')] },
  ]);
});

test('a number comes with the zeros that its format shows, and a date that no spreadsheet shows as none', async () => {
  const formats = ['00000', '000\\.000\\.000\\-00', '00000-000', '0.00', 'dd/mm/yyyy', '#,##0', '[&lt;=9]00;000'];
  const numFmts = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('');
  const xfs = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('');
  const styles = `<styleSheet><numFmts>${numFmts}</numFmts><cellXfs>${xfs}</cellXfs></styleSheet>`;
  const row = (...cells: [style: number, value: number][]) =>
    `<row>${cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join('')}</row>`;
  const sheet =
    '<worksheet><sheetData><row><c t="str"><v>A</v></c><c t="str"><v>B</v></c></row>' +
    row([0, 123], [0, 1234567], [1, 1234567890], [2, 1310100], [3, 7], [5, 123], [6, 5], [0, 1.5], [0, -1]) +
    `${row([4, 0], [4, 43890], [4, -1], [4, 2958466])}</sheetData></worksheet>`;
  const { lines } = await read(await xlsxOf(sheet, { 'xl/styles.xml': styles }));
  expect(lines[0]?.cells).toEqual(['00123', '1234567', '012.345.678-90', '01310-100', 7, 123, 5, 1.5, -1]);
  const [zero, usual, negative, beyond] = lines[1]?.cells ?? [];
  expect([zero, usual]).toEqual([day('1899-12-31'), day('2020-02-29')]);
  expect([negative, beyond]).toEqual([new Date(Number.NaN), new Date(Date.UTC(10_000, 0, 1))]);

  const cell = (attributes: string, text: string) =>
    `<table:table-cell office:value-type=${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const table = `<table:table table:name="Plan1"><table:table-row>${cell('"string"', 'A')}${cell('"string"', 'B')}</table:table-row><table:table-row>${cell('"float" office:value="123"', '00123')}${cell('"float" office:value="0.5"', '0,50')}${cell('"date" office:date-value="10000-01-01"', '01/01/10000')}</table:table-row></table:table>`;
  const ods = await read(await odsOf(table));
  expect(ods.lines[0]?.cells).toEqual(['00123', 0.5, new Date(Number.NaN)]);
});

test('an ODS whose cells and rows are repeated', async () => {
  const cell = (text: string, more = '') =>
    `<table:table-cell ${more} office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const table = `<table:table table:name="Plan1"><table:table-row>${cell('Nome')}${cell('Setor', 'table:number-columns-repeated="2"')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row><table:table-row table:number-rows-repeated="10"><table:table-cell/></table:table-row><table:table-row table:number-rows-repeated="2">${cell('Ana')}<table:table-cell/>${cell('<text:span>a</text:span><text:s text:c="2"/>b')}</table:table-row><table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;
  const { header, lines } = await read(await odsOf(table));
  expect(header.cells).toEqual(['Nome', 'Setor', 'Setor']);
  expect(lines).toEqual([12, 13].map((line) => ({ line, cells: ['Ana', null, 'a  b'] })));
});

test('lines come in batches, each once the one before was taken', async () => {
  const text = ['Nome;CPF', ...Array.from({ length: 1201 }, (_, at) => `Ana;${at}`)].join('\n');
  const sizes: number[] = [];
  let open = 0;
  const taken = await readSheet({ bytes: Buffer.from(text), name: 'a.csv' }, async (lines) => {
    open += 1;
    await new Promise(setImmediate);
    sizes.push(lines.length * open);
    open -= 1;
  });
  expect([taken.lines, sizes]).toEqual([1201, [...Array(12).fill(100), 1]]);
});

test('a reading that is given up, or whose lines nobody can take, ends', async () => {
  const file = { bytes: Buffer.from('Nome;CPF\nAna;1'), name: 'a.csv' };
  const given = new AbortController();
  const reading = readSheet(file, () => given.abort(new Error('cancelled')), given.signal);
  await expect(reading).rejects.toThrow('cancelled');
  const failing = readSheet(file, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect((await readSheet(file, () => {})).lines).toBe(1);
});
