import { expect, test } from 'vitest';
import { barestCat, wholeCat } from '../../../testing/issued/person-papers.ts';
import { exampleContext, exampleSigner } from '../../paper/paper.example.ts';
import type { PaperAnswer, PaperBlock } from '../../paper/paper.ts';
import { catPaper, type IssuedCat } from './cat.paper.ts';

/** The paper of a CAT has the parts of the official form; what is not recorded is ruled, and nobody signs for another. */

const { practice } = exampleContext;
const paperOf = (cat: IssuedCat, signer = exampleSigner) => catPaper(cat, { practice, signer });
const blocksOf = (cat: IssuedCat, title: string): readonly PaperBlock[] =>
  paperOf(cat).copies[0]?.sections.find((section) => section.title === title)?.blocks ?? [];
const answersOf = (cat: IssuedCat): PaperAnswer[] =>
  (paperOf(cat).copies[0]?.sections ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'answers' ? block.answers : [])),
  );
const textOf = (cat: IssuedCat, label: string) => answersOf(cat).find((one) => one.label === label)?.text;

test('its parts are those of the official form, in their order', () => {
  expect(paperOf(wholeCat).copies[0]?.sections.map(({ title }) => title)).toEqual([
    'I – Emitente: empregador',
    'I – Emitente: acidentado',
    'I – Emitente: acidente ou doença',
    'I – Emitente: testemunhas e autoridade',
    'II – Atestado médico',
    'III – INSS',
  ]);
});

test('what is recorded stands on it, and every blank has a line to write on', () => {
  expect(textOf(wholeCat, 'CID-10')).toBe('H83.3');
  expect(textOf(wholeCat, 'Data do diagnóstico')).toBe('19/11/2026');
  expect(textOf(wholeCat, 'Recibo no eSocial (S-2210)')).toBe('1.2.0000000000000000077');
  expect(textOf(wholeCat, 'Razão social')).toBe('Forja Ipê Ltda.');
  for (const cat of [wholeCat, barestCat]) {
    for (const { label, text, room } of answersOf(cat)) expect(text !== '' || room, label).toBe(true);
  }
});

test.each([
  ['Inicial', 'Comunicação de Acidente de Trabalho (CAT)'],
  ['Reabertura', 'Comunicação de Acidente de Trabalho (CAT): reabertura'],
  ['Comunicação de óbito', 'Comunicação de Acidente de Trabalho (CAT): comunicação de óbito'],
] as const)('%s is named by its title: %s', (catType, title) => {
  const cat = { ...wholeCat, content: { ...wholeCat.content, catType } };
  expect(paperOf(cat).title).toBe(title);
});

test('whoever attested signs the certificate; of another nobody signs in their place, and the INSS’s part is blank', () => {
  const signersOf = (cat: IssuedCat) => {
    const block = blocksOf(cat, 'II – Atestado médico').find(({ kind }) => kind === 'signatures');
    return block?.kind === 'signatures' ? block : null;
  };
  expect(signersOf(wholeCat)).toMatchObject({ signers: [{ name: exampleSigner.name }], responsible: null });
  const other = { ...wholeCat.content, certifier: 'Ivo Pronto-Socorro', certifierNumber: '4321' };
  expect(signersOf({ ...wholeCat, content: other })).toMatchObject({
    signers: [{ name: 'Ivo Pronto-Socorro' }],
    responsible: { name: exampleSigner.name, role: 'Emitida pela clínica por' },
  });
  expect(signersOf(barestCat)).toMatchObject({ signers: [{ name: '' }], responsible: { name: exampleSigner.name } });
  const inss = blocksOf(wholeCat, 'III – INSS').flatMap((block) => (block.kind === 'answers' ? block.answers : []));
  expect(inss.map(({ text }) => text)).toEqual(['', '', '', '']);
});
