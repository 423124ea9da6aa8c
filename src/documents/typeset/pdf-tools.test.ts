import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preflightJars } from '../../../scripts/packages.ts';
import { lastingExample, signedExample } from '../../testing/certificates/signed-example.ts';
import { timeStampAuthority } from '../../testing/certificates/time-stamp-authority.ts';
import { issuedCompanyPapers, otherCompanyPapers } from '../../testing/issued/company-papers.ts';
import { personPapers } from '../../testing/issued/person-papers.ts';
import { spokenText } from '../../testing/pdf/spoken-text.ts';
import { images } from './letterhead/images.example.ts';
import { examplePapers } from './papers.example.ts';
import { exampleInput } from './typeset.example.ts';
import { typeset } from './typeset.server.ts';

/** What others' programs say of what is typeset: every form's examples, every kind of paper about a company, and each kind of letterhead. */
const folder = mkdtempSync(join(tmpdir(), 'zelo-pdfs-'));
const files = join(folder, 'pdfs');
const documents = new Map<string, Uint8Array>();
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  for (const { kind, size, paper } of examplePapers)
    documents.set(`${kind}-${size}`, await typeset({ ...exampleInput, kind, paper }));
  for (const [kind, paper] of Object.entries(personPapers))
    documents.set(`person-${kind}`, await typeset({ ...exampleInput, kind, paper }));
  for (const [kind, paper] of Object.entries({ ...issuedCompanyPapers, ...otherCompanyPapers }))
    documents.set(`company-${kind}`, await typeset({ ...exampleInput, kind, paper }));
  for (const [name, image] of Object.entries(images)) {
    const { paper } = exampleInput;
    const withImage = { ...paper, letterhead: { ...paper.letterhead, image } };
    documents.set(`letterhead-${name}`, await typeset({ ...exampleInput, paper: withImage }));
  }
  mkdirSync(files);
  const signed = await signedExample(Buffer.from(documents.get('aso-typical') ?? []));
  writeFileSync(join(files, 'signed.pdf'), signed);
  const tsa = await timeStampAuthority();
  writeFileSync(join(files, 'lasting.pdf'), await lastingExample(signed, tsa.plainUrl));
  await tsa.stop();
  for (const [name, pdf] of documents) writeFileSync(join(files, `${name}.pdf`), pdf);
});

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

test('Preflight finds all of them valid, and one that is not PDF/A invalid', () => {
  const wrong = Buffer.from(documents.get('aso-typical') ?? []).toString('latin1');
  writeFileSync(join(files, 'wrong.pdf'), Buffer.from(wrong.replace('<pdfaid:part>1<', '<pdfaid:part>2<'), 'latin1'));
  run('java', '-cp', preflightJars.join(':'), 'org.apache.pdfbox.preflight.Validator_A1b', 'xml', 'group', files);
  rmSync(join(files, 'wrong.pdf'));
  const report = readFileSync(`${files}.preflight.xml`, 'utf8');
  const found = report.matchAll(/<preflight name="(.+?)\.pdf">[\s\S]*?<isValid type="PDF\/A1-b">(true|false)</g);
  const valid = Object.fromEntries(Array.from(found, ([, name, isValid]) => [name, isValid]));
  const expected = Object.fromEntries(Array.from(documents.keys(), (name) => [name, 'true']));
  expect(valid, report).toEqual({ ...expected, signed: 'true', lasting: 'true', wrong: 'false' });
});

test('a signed one is valid and signed whole for who reads it with Poppler, and well formed', () => {
  const file = join(files, 'signed.pdf');
  const said = run('pdfsig', '-nocert', file);
  expect(said).toContain('Signature Type: ETSI.CAdES.detached');
  expect(said).toContain('Total document signed');
  expect(said).toContain('Signature Validation: Signature is Valid.');
  expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
  for (const font of run('pdffonts', file).trim().split('\n').slice(2)) expect(font).toMatch(/ yes yes yes +\d+ +0$/);
  const flipped = readFileSync(file);
  flipped[1_000] = (flipped[1_000] ?? 0) ^ 1;
  writeFileSync(join(folder, 'flipped.pdf'), flipped);
  expect(run('pdfsig', '-nocert', join(folder, 'flipped.pdf'))).toContain('Digest Mismatch');
});

test('one with what validates it for long is valid still, and its stamp covers all of it', () => {
  const file = join(files, 'lasting.pdf');
  const said = run('pdfsig', '-nocert', file);
  expect(said).toContain('Signature Validation: Signature is Valid.');
  // Poppler of Debian 12 reads no time stamp, and says of it only that it is of all of the file; OpenSSL reads it in stamps.api.test.ts.
  expect(said.slice(said.indexOf('Signature #2:'))).toContain('Total document signed');
  expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
});

test('each has its fonts within it, is whole, and says its language, title, kind and physician', () => {
  for (const [name, pdf] of documents) {
    const file = join(files, `${name}.pdf`);
    const fonts = run('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts.length, name).toBeGreaterThan(1);
    for (const font of fonts) expect(font, name).toMatch(/\+SourceSans3-\w+ .* yes yes yes +\d+ +0$/);
    expect(run('qpdf', '--check', file), name).toContain('No syntax or stream encoding errors found');
    const info = run('pdfinfo', '-custom', file);
    for (const line of [
      'Author: +Rui Tavares',
      'Title: +.+ – ASO 2026/000123',
      '2.16.76.1.4.2.2.1: ?98765',
      '2.16.76.1.4.2.2.2: ?SP',
    ])
      expect(info, name).toMatch(new RegExp(`^${line}$`, 'm'));
    expect(run('pdfinfo', file), name).toMatch(/^Tagged: +yes$/m);
    expect(Buffer.from(pdf).toString('latin1'), name).toMatch(/\/Lang ?\(pt-BR\)/);
  }
  expect(run('pdfinfo', '-custom', join(files, 'aso-typical.pdf'))).toContain('2.16.76.1.12.1.2:');
  expect(run('pdfinfo', '-custom', join(files, 'prescription-typical.pdf'))).toContain('2.16.76.1.12.1.1:');
});

test('headings, tables with their heads and the alternative text of the QR code are there for who does not see', () => {
  const structure = run('pdfinfo', '-struct-text', join(files, 'aso-typical.pdf'));
  expect(structure).toMatch(/^ +H1\b/m);
  expect(structure.match(/^ +H2\b/gm)).toHaveLength(6);
  expect(structure).toMatch(/Table[\s\S]*TH[\s\S]*"Exame"[\s\S]*TD[\s\S]*"Audiometria tonal"/);
  const plain = run('qpdf', '--qdf', '--object-streams=disable', join(files, 'aso-typical.pdf'), '-');
  const alternatives = Array.from(plain.matchAll(/\/Alt <feff([0-9a-f]+)>/g), ([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  );
  expect(alternatives).toEqual([`Código QR com o endereço de verificação: ${exampleInput.verification.address}`]);
});

test('two readers find the same text', async () => {
  const letters = (text: string) => Array.from(text.replace(/\s/g, '')).sort().join('');
  for (const [name, pdf] of documents) {
    const pages = await spokenText(pdf);
    const text = pages.map(({ spoken, repeated }) => spoken + repeated).join('');
    expect(letters(run('pdftotext', '-raw', join(files, `${name}.pdf`), '-')), name).toBe(letters(text));
  }
});
