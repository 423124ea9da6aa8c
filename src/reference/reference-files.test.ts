import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findClass, findExam, findRisk } from './reference-lookups.server.ts';
import { takeReferenceFrom } from './reference-tables.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-reference-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  takeReferenceFrom(undefined);
});

const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

test('a folder replaces the files that it has, and the product keeps the others', () => {
  write('tabela24.csv', '\uFEFFcodigo,grupo,nome\r\n01.01.001,Químicos,"Arsênio, ""As"" e outros"\r\n');
  takeReferenceFrom(folder);
  expect(findRisk('01.01.001')?.name).toBe('Arsênio, "As" e outros');
  expect(findRisk('02.01.001')).toBeNull();
  expect(findExam('0281')).not.toBeNull();
});

test('a withdrawn line stays readable', () => {
  write('nr4.csv', 'classe,denominacao,grau,situacao\n01113,Cultivo de cereais,3,retirado\n');
  takeReferenceFrom(folder);
  expect(findClass('0111-3/01')).toMatchObject({ class: '01.11-3', degree: '3' });
});

test.each([
  ['codigo;nome\n0001;X\n', 'a primeira linha deve ser codigo,nome ou codigo,nome,situacao'],
  ['codigo,nome\n', 'não tem nenhuma linha'],
  ['codigo,nome\n\n1,X\n', 'linha 3: código inválido: 1'],
  ['codigo,nome\n0001,X\n0001,Y\n', 'linha 3: o código 0001 se repete'],
  ['codigo,nome\n0001,\n', 'linha 2: nome vazio'],
  ['codigo,nome\n0001,"X\n', 'linha 2: aspas fora do lugar'],
  ['codigo,nome,situacao\n0001,X,velho\n', 'linha 2: situacao inválida: velho'],
  [Buffer.from('codigo,nome\n0001,\xe1cido\n', 'latin1'), 'não está em UTF-8'],
])('%j is refused at the start', (content, why) => {
  write('tabela27.csv', content);
  expect(() => takeReferenceFrom(folder)).toThrow(
    `Configuração inválida: REFERENCE_DIR tabela27.csv: ${why} (recebido: ${join(folder, 'tabela27.csv')})`,
  );
});

test('a degree of risk is one of four', () => {
  write('nr4.csv', 'classe,denominacao,grau\n01113,Cultivo de cereais,5\n');
  expect(() => takeReferenceFrom(folder)).toThrow('nr4.csv: linha 2: grau inválido: 5');
});

test('a folder with none of the files is refused', () => {
  expect(() => takeReferenceFrom(folder)).toThrow(
    'REFERENCE_DIR não tem nenhum destes arquivos: tabela24.csv, tabela27.csv, nr4.csv, cbo.csv, feriados-nacionais.csv, tabela13.csv, tabela14.csv, tabela15.csv, tabela17.csv',
  );
});
