import { describe, expect, test } from 'vitest';
import { typesetLetter, whatLetterLacks } from '../../documents/typeset/letter-lookups.server.ts';
import { spokenText } from '../../testing/pdf/spoken-text.ts';
import type { ReferralState } from '../referrals.labels.ts';
import { guideExample } from './guide.example.ts';
import { type Guided, guidePaper } from './guide.paper.ts';

const at = '2026-11-22T16:05:09.000Z';
const signer = { name: guideExample.practice.name, organ: '', number: '', uf: '' };
const pdfOf = (guided: Guided) =>
  typesetLetter({ paper: guidePaper(guided), name: guided.referral.name, at, signer, kind: 'referral' });
const pagesOf = async (guided: Guided) => spokenText(await pdfOf(guided));
const textOf = async (guided: Guided) => (await pagesOf(guided)).map(({ spoken }) => spoken).join('');
const bare = (text: string) => text.replace(/\s/g, '');

describe('the guide', () => {
  test('says whose it is, where, when, for which exams, how to prepare and what to bring', async () => {
    const text = await textOf(guideExample);
    for (const said of [
      'GUIA DE ENCAMINHAMENTO 2026/000123',
      'Padaria Pão Dourado Ltda.',
      '11.222.333/0001-81',
      'Ana Lima',
      '123.456.789-09',
      'Operadora de forno',
      'Periódico',
      '24/11/2026',
      '08:20',
      'Unidade Centro',
      'Rua das Araucárias, 20, 2º andar – Centro, Curitiba – PR',
      'Repouso de ruído por 14 horas antes do exame.',
      'Jejum de 8 horas. Água pode.',
      'Óculos ou lentes, se usar.',
    ])
      expect(text).toContain(bare(said));
    expect(text).not.toMatch(/Situação|Código|[Vv]erifique/);
  });

  test('by order of arrival has the day without a time', async () => {
    const text = await textOf({ ...guideExample, referral: { ...guideExample.referral, startsAt: null } });
    expect(text).toContain('24/11/2026');
    expect(text).toContain('porordemdechegada');
    expect(text).not.toContain('08:20');
  });

  test.each([
    ['return', { occasion: 'return', returnOn: '2026-11-30' }, ['Retorno ao trabalho em', '30/11/2026']],
    ['change of risks', { occasion: 'riskChange', newFunction: 'Forneira' }, ['Nova função', 'Forneira']],
  ] as const)('of a %s says what that occasion needs', async (_name, change, said) => {
    const text = await textOf({ ...guideExample, referral: { ...guideExample.referral, ...change } });
    for (const words of said) expect(text).toContain(bare(words));
  });

  test.each<[ReferralState, string]>([
    ['cancelled', 'Cancelada: esta guia não vale mais.'],
    ['completed', 'Concluída: o atendimento já foi feito.'],
    ['missed', 'remarque o atendimento'],
  ])('that is %s says so', async (state, said) => {
    expect(await textOf({ ...guideExample, referral: { ...guideExample.referral, state } })).toContain(bare(said));
  });

  test('of the same referral is the same file, byte by byte', async () => {
    expect(Buffer.from(await pdfOf(guideExample)).equals(Buffer.from(await pdfOf(guideExample)))).toBe(true);
  });

  test('without exams says that the practice is to say which', async () => {
    expect(await textOf({ ...guideExample, exams: [] })).toContain(bare('A definir pela clínica'));
  });

  test('with many exams and long texts goes on over pages, all of it within the margins and under its number', async () => {
    const preparation = 'Repouso de ruído e jejum, como a clínica pede. '.repeat(6);
    const exams = Array.from({ length: 30 }, (_, at) => ({ name: `Exame de número ${at + 1}`, preparation }));
    const pages = await pagesOf({ ...guideExample, exams });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(({ outside }) => outside).join('')).toBe('');
    for (const page of pages.slice(1)) expect(page.repeated).toContain('2026/000123');
    const text = pages.map(({ spoken }) => spoken).join('');
    for (const { name } of exams) expect(text).toContain(bare(name));
  });

  test('with a character that the typeface lacks says which', async () => {
    const employee = { ...guideExample.employee, name: 'Ana 🦷' };
    expect(await whatLetterLacks(guidePaper({ ...guideExample, employee }))).toContain('🦷');
  });
});
