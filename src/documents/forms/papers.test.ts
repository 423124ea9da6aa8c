import { expect, test } from 'vitest';
import { exampleContext, responsibleSigner } from '../paper/paper.example.ts';
import type { Paper } from '../paper/paper.ts';
import { anamnesisExamples } from './anamnesis/anamnesis.example.ts';
import { anamnesisPaper } from './anamnesis/anamnesis.paper.ts';
import { declarationExamples } from './declaration/declaration.example.ts';
import { declarationPaper } from './declaration/declaration.paper.ts';
import { examRequest1Examples } from './exam-request-1/exam-request-1.example.ts';
import { examRequest1Paper } from './exam-request-1/exam-request-1.paper.ts';
import { examRequest2Examples } from './exam-request-2/exam-request-2.example.ts';
import { examRequest2Paper } from './exam-request-2/exam-request-2.paper.ts';
import { prescriptionExamples } from './prescription/prescription.example.ts';
import { prescriptionPaper } from './prescription/prescription.paper.ts';

const { practice } = exampleContext;
const typicalPrescription = prescriptionExamples.typical;

test('a declaration has its text without a heading, or lines to write on', () => {
  const attested = declarationPaper(declarationExamples.typical, exampleContext);
  expect(JSON.stringify(attested)).not.toContain('Anotações');
  expect(sectionsOf(attested)).toEqual(['Paciente', '']);
  const open = blocksOf(declarationPaper(declarationExamples.minimal, exampleContext)).find(
    ({ kind }) => kind === 'text',
  );
  expect(open).toMatchObject({ text: '', room: 14 });
});

test('a prescription begins with who prescribes, and both copies say the same under their own labels', () => {
  const paper = prescriptionPaper(typicalPrescription, exampleContext);
  expect(paper.copies.map(({ label }) => label)).toEqual([
    '1ª via – Retenção da Farmácia',
    '2ª via – Orientação ao Paciente',
  ]);
  expect(paper.copies[0]?.sections).toEqual(paper.copies[1]?.sections);
  expect(sectionsOf(paper)[0]).toBe('Identificação do emitente');
  expect(JSON.stringify(paper.copies[0]?.sections[0])).toContain('Rui Tavares');
});

test('the date of a prescription stands there once; the date of a copy only when one of them has another', () => {
  const labels = (answers: typeof typicalPrescription) =>
    JSON.stringify(prescriptionPaper(answers, exampleContext)).match(/Data d[ae] [^"]+/g);
  expect(labels(typicalPrescription)).toEqual(['Data da receita', 'Data da receita']);
  expect(labels({ ...typicalPrescription, second_via_patient: '11-11-2026' })).toEqual([
    'Data da receita',
    'Data da 1ª via (farmácia)',
    'Data da receita',
    'Data da 2ª via (paciente)',
  ]);
});

test('a request is called by what it asks for, and has the practice’s address once', () => {
  const laboratory = examRequest1Paper(examRequest1Examples.typical, exampleContext);
  const complementary = examRequest2Paper(examRequest2Examples.typical, exampleContext);
  expect(laboratory.title).toBe('Solicitação de exames laboratoriais');
  expect(complementary.title).toBe('Solicitação de exames complementares');
  for (const paper of [laboratory, complementary])
    expect(JSON.stringify(paper).split(practice.address)).toHaveLength(2);
});

test('an anamnesis without risks leaves a line to write on and states nothing', () => {
  const paper = anamnesisPaper(anamnesisExamples.minimal, exampleContext);
  expect(JSON.stringify(paper)).not.toContain('Ausência de riscos');
  expect(blocksOf(paper)).toContainEqual({
    kind: 'answers',
    answers: [{ label: 'Riscos', text: '', width: 1, room: true }],
  });
});

test('whoever is signed in signs each of them, and the responsible physician stands there once', () => {
  for (const paper of [
    (context: typeof exampleContext) => anamnesisPaper(anamnesisExamples.typical, context),
    (context: typeof exampleContext) => declarationPaper(declarationExamples.typical, context),
    (context: typeof exampleContext) => prescriptionPaper(typicalPrescription, context),
    (context: typeof exampleContext) => examRequest1Paper(examRequest1Examples.typical, context),
    (context: typeof exampleContext) => examRequest2Paper(examRequest2Examples.typical, context),
  ]) {
    const signatures = (context: typeof exampleContext) =>
      blocksOf(paper(context)).flatMap((block) =>
        block.kind === 'signatures' ? [[block.signers.map(({ name }) => name), block.responsible?.name ?? null]] : [],
      );
    expect(signatures(exampleContext)).toEqual([[['Rui Tavares'], 'Dra. Helena Exemplo']]);
    expect(signatures({ ...exampleContext, signer: responsibleSigner })).toEqual([[['Dra. Helena Exemplo'], null]]);
  }
});

/** The headings of the first copy. */
function sectionsOf(paper: Paper): string[] {
  return paper.copies[0]?.sections.map(({ title }) => title) ?? [];
}

/** The blocks of the first copy. */
function blocksOf(paper: Paper) {
  return paper.copies[0]?.sections.flatMap(({ blocks }) => blocks) ?? [];
}
