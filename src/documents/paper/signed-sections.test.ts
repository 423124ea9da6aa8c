import { expect, test } from 'vitest';
import { section, wholeSection } from './blocks.rules.ts';
import type { PaperBlock } from './paper.ts';
import { withSignedSections } from './signed-sections.rules.ts';

const said: PaperBlock = { kind: 'text', role: 'note', text: 'Apto', room: 0 };
const signed: PaperBlock = { kind: 'signatures', placeAndDate: null, signers: [], responsible: null };

test('signatures without a title of their own stand in the section before them, and nothing else moves', () => {
  const sections = [section('Empresa', said), section('Parecer', said), wholeSection('', signed)];
  expect(withSignedSections({ label: '', sections }).sections).toEqual([
    section('Empresa', said),
    section('Parecer', said, signed),
  ]);
  const others = [wholeSection('', signed), section('III – INSS', signed), wholeSection('', said, signed)];
  expect(withSignedSections({ label: '', sections: others }).sections).toEqual(others);
});
