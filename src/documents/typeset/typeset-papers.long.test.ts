import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testing/chance/chance.ts';
import { sizesOf, spokenText } from '../../testing/pdf/spoken-text.ts';
import { asoExamples } from '../forms/aso/aso.example.ts';
import { asoPaper } from '../forms/aso/aso.paper.ts';
import { prescriptionExamples } from '../forms/prescription/prescription.example.ts';
import { prescriptionPaper } from '../forms/prescription/prescription.paper.ts';
import { exampleContext } from '../paper/paper.example.ts';
import type { Paper } from '../paper/paper.ts';
import { printableText } from './characters/printable-text.rules.ts';
import { textsOfPaper } from './paper-texts.example.ts';
import { examplePapers } from './papers.example.ts';
import { anyPaper } from './random-paper.example.ts';
import { exampleInput } from './typeset.example.ts';
import { typeset } from './typeset.server.ts';

const read = async (paper: Paper) => spokenText(await typeset({ ...exampleInput, paper }));
const squeeze = (...texts: readonly string[]) => printableText(texts.join('')).replace(/\s/g, '');

const { name, issuedOn, verification } = exampleInput;
const issued = `missão em ${issuedOn} por Rui Tavares, CRM/SP 98765`;
const verified = [
  `Verifique este documento em ${verification.address}`,
  `Código de verificação: ${verification.code} · Código de acesso: ${verification.accessCode} · Sem assinatura digital, assine à mão`,
];

/** What stands at the foot of a first page, in the order in which it is read. */
const firstFoot = (pages: number) => [`${name} · e${issued}`, `Página 1 de ${pages}`, ...verified];

/** At the head of a further page is whose it is, the number and the page, each once; its foot does not say them again. */
const furtherHead = ({ whose, further }: Paper, page: number, pages: number) =>
  squeeze(`${whose} · ${name}`, `Página ${page} de ${pages}`, ...further);
const furtherFoot = squeeze(`E${issued}`, ...verified);

const saidOf = (paper: Paper, pages: number) =>
  textsOfPaper(paper, firstFoot(pages))
    .map((texts) => squeeze(...texts))
    .join('');

describe.each(examplePapers.map((example) => [example.kind, example.size, example] as const))(
  '%s, %s',
  (_kind, _size, { paper, pages }) => {
    test('what is read aloud is what the paper says, and its first foot; what is repeated is its heads and feet', async () => {
      const typesetPages = await read(paper);
      const each = typesetPages.length / paper.copies.length;
      const [least, most] = pages;
      expect(typesetPages.length).toBeGreaterThanOrEqual(least);
      expect(typesetPages.length).toBeLessThanOrEqual(most);

      expect(typesetPages.map(({ spoken }) => spoken).join('')).toBe(saidOf(paper, each));
      const [person = ''] = paper.whose.split(' · ');
      typesetPages.forEach(({ spoken, repeated, outside }, at) => {
        const page = (at % each) + 1;
        if (page > 1) {
          const lines = paper.copies.length > 1 ? [paper.further.join(' · ')] : paper.further;
          expect(repeated).toContain(furtherHead({ ...paper, further: lines }, page, each));
          expect(repeated).toContain(furtherFoot);
          expect(repeated.split(squeeze(name))).toHaveLength(2);
          expect(repeated.split(squeeze(person))).toHaveLength(2);
        } else {
          for (const said of paper.whose.split(' · ')) expect(spoken).toContain(squeeze(said.replace('CPF ', '')));
        }
        expect(outside).toBe('');
      });
    });
  },
);

const twelve = Array.from({ length: 12 }, (_, at) => ({
  exam_name: `${at + 1}. Radiografia de tórax (PA e perfil, padrão OIT), com laudo`,
  exam_date: '09-11-2026',
}));

for (const [what, exams] of [
  ['short', twelve.map((exam, at) => ({ ...exam, exam_name: `Exame número ${at + 1}` }))],
  ['as long as a line', twelve],
] as const) {
  test(`an ASO with twelve exams whose names are ${what} is one page`, async () => {
    const answers = {
      ...asoExamples.typical,
      chemicalRisks: 'Poeira',
      biologicalRisks: 'Fungos',
      observation: 'Luvas',
    };
    expect(await read(asoPaper({ ...answers, exams }, exampleContext))).toHaveLength(1);
  });
}

test('the letters of a paper of one page are 10,5 pt high, and no further page comes of it', async () => {
  const sizes = async (paper: Paper) => sizesOf(await typeset({ ...exampleInput, paper }));
  const typical = asoPaper(asoExamples.typical, exampleContext);
  expect((await sizes(typical)).get('10.50')).toBeGreaterThan(300);
  const full = await sizes(asoPaper(asoExamples.fullest, exampleContext));
  expect(full.get('10.50') ?? 0).toBe(0);
  expect(full.get('9.57')).toBeGreaterThan(300);
  for (let exams = 1; exams <= 24; exams += 1) {
    const some = Array.from({ length: exams }, () => ({
      exam_name: `Exame ${'a'.repeat(40)}`,
      exam_date: '2026-11-09',
    }));
    const paper = asoPaper({ ...asoExamples.typical, exams: some }, exampleContext);
    const isAmple = ((await sizes(paper)).get('10.50') ?? 0) > 100;
    if (isAmple) expect(await read(paper), `${exams} exams`).toHaveLength(1);
  }
});

test('the opinion of an ASO is on the page of its signature, however many exams come before', async () => {
  for (let exams = 10; exams <= 40; exams += 3) {
    const some = Array.from({ length: exams }, () => ({
      exam_name: `Exame ${'a'.repeat(40)}`,
      exam_date: '2026-11-09',
    }));
    const pages = await read(asoPaper({ ...asoExamples.typical, exams: some }, exampleContext));
    const signed = pages.find(({ spoken }) => spoken.includes('RecebiumaviadesteASO'));
    expect(signed?.spoken, `${exams} exams`).toMatch(/Aptidãoparaafunção:Apto\(a\)paraafunção.*Médico\(a\)queexaminou/);
  }
});

test('the signature of a prescription stands with a part of what it prescribes, however the table ends', async () => {
  const { fullest } = prescriptionExamples;
  for (let rows = 9; rows <= 16; rows += 1) {
    const answers = { ...fullest, medications: fullest.medications.slice(0, rows) };
    const signed = (await read(prescriptionPaper(answers, exampleContext))).filter(({ spoken }) =>
      spoken.includes('Médico(a)doTrabalhoresponsável'),
    );
    expect(signed).toHaveLength(2);
    for (const { spoken } of signed) expect(spoken, `${rows} rows`).toContain(`Medicamentonúmero${rows}25mg`);
  }
});

test('a signature stands with the last lines of a text, however long it is', async () => {
  const ends = examplePapers.find(({ kind, size }) => kind === 'declaration' && size === 'typical');
  for (let lines = 24; lines <= 38; lines += 1) {
    const text = Array.from({ length: lines }, (_, at) => `Linha ${at + 1}.`).join('\n');
    const paper = JSON.parse(JSON.stringify(ends?.paper), (key, value) =>
      key === 'blocks' && value[0].kind === 'text' ? [{ ...value[0], text }, value[1]] : value,
    );
    const signed = (await read(paper)).find(({ spoken }) => spoken.includes('Localedata'));
    expect(signed?.spoken, `${lines} lines`).toContain(`Linha${lines}.`);
  }
});

test('any paper is typeset: nothing of it is lost, said twice or outside of its pages', async () => {
  const sorted = (text: string) => Array.from(text).sort().join('');
  await fc.assert(
    fc.asyncProperty(anyPaper, async (paper) => {
      const typesetPages = await read(paper);
      const each = typesetPages.length / paper.copies.length;
      const spoken = typesetPages.map((page) => page.spoken).join('');
      expect(typesetPages.map(({ outside }) => outside).join('')).toBe('');
      expect(sorted(spoken)).toBe(sorted(saidOf(paper, each)));
    }),
    { numRuns: runs(40) },
  );
});
