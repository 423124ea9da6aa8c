import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testing/chance/chance.ts';
import { spokenText } from '../../testing/pdf/spoken-text.ts';
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

/** What stands at the foot of a page, in the order in which it is read. */
function footOf({ foot }: Paper, page: number, pages: number): string {
  const { name, issuedOn, verification } = exampleInput;
  return squeeze(
    `${name} · emissão em ${issuedOn} por Rui Tavares, CRM/SP 98765`,
    `Página ${page}/${pages}`,
    foot,
    `Verifique este documento em ${verification.address}`,
    `Código de verificação: ${verification.code} · Código de acesso: ${verification.accessCode} · Sem assinatura digital, assine à mão`,
  );
}

describe.each(examplePapers.map((example) => [example.kind, example.size, example] as const))(
  '%s, %s',
  (_kind, _size, { paper, pages }) => {
    test('what is read aloud is what the paper says, and its foot; what is repeated is its heads and feet', async () => {
      const typesetPages = await read(paper);
      const each = typesetPages.length / paper.copies.length;
      const [least, most] = pages;
      expect(typesetPages.length).toBeGreaterThanOrEqual(least);
      expect(typesetPages.length).toBeLessThanOrEqual(most);

      const said = textsOfPaper(paper).map((texts) => squeeze(...texts) + footOf(paper, each, each));
      expect(typesetPages.map(({ spoken }) => spoken).join('')).toBe(said.join(''));
      typesetPages.forEach(({ repeated, outside }, at) => {
        const page = (at % each) + 1;
        if (page > 1) expect(repeated).toContain(squeeze(...paper.further));
        if (page < each) expect(repeated).toContain(footOf(paper, page, each));
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
      const said = textsOfPaper(paper).map((texts) => squeeze(...texts) + footOf(paper, each, each));
      const spoken = typesetPages.map((page) => page.spoken).join('');
      expect(typesetPages.map(({ outside }) => outside).join('')).toBe('');
      expect(sorted(spoken)).toBe(sorted(said.join('')));
    }),
    { numRuns: runs(40) },
  );
});
