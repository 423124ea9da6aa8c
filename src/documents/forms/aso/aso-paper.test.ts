import { expect, test } from 'vitest';
import { exampleContext, responsibleSigner as helena, exampleSigner as rui } from '../../paper/paper.example.ts';
import type { PaperBlock, Pcmso, Signer } from '../../paper/paper.ts';
import { asoExamples } from './aso.example.ts';
import { asoPaper } from './aso.paper.ts';
import type { AsoAnswers } from './aso.schema.ts';

const { typical, minimal } = asoExamples;
const { practice } = exampleContext;
const noRisk = { physicalRisks: ' ', ergonomicRisks: '', mechanicalRiks: '' };
const absence = 'Ausência de riscos ocupacionais específicos';

test('the absence of risks is stated when a person declared it, and never by empty fields', () => {
  expect(textOf({ ...typical, ...noRisk, riskAbsence: true })).toContain(absence);
  expect(textOf({ ...typical, ...noRisk, riskAbsence: false })).not.toContain(absence);
  expect(textOf({ ...typical, riskAbsence: true })).not.toContain(absence);
});

test.each([
  ['CNPJ', '11.222.333/0001-81'],
  ['CAEPF', '293.118.610/001-84'],
  ['CPF', '529.982.247-25'],
])('the number of the employer is called %s, beside the company and where a further page begins', (kind, cnpj) => {
  const paper = asoPaper({ ...typical, cnpj }, exampleContext);
  expect(JSON.stringify(paper.copies)).toContain(`"label":"${kind}","text":"${cnpj}"`);
  expect(paper.further[1]).toMatch(`${kind} ${cnpj} · `);
});

test('without risks and without a declaration there is a line to write on', () => {
  const { answers } = block({ ...typical, ...noRisk }, 'answers', 'Riscos');
  expect(answers).toEqual([{ label: 'Riscos', text: '', width: 1, room: true }]);
});

test('fit and unfit are boxes, the chosen one ticked, and the conclusion keeps its own words', () => {
  const ticked = (answers: AsoAnswers) =>
    block(answers, 'checklist', 'Aptidão para a função').options.map((option) => [option.text, option.ticked]);
  expect(ticked({ ...typical, fitness: '' })).toEqual([
    ['Apto(a) para a função', false],
    ['Inapto(a) para a função', false],
  ]);
  expect(ticked({ ...typical, fitness: 'Inapto(a) para a função', conclusion: '' })).toEqual([
    ['Apto(a) para a função', false],
    ['Inapto(a) para a função', true],
  ]);
  expect(block(typical, 'answers', 'Aptidão para a função').answers.map(({ label, text }) => [label, text])).toEqual([
    ['Aptidão para a função', 'Apto(a) para a função'],
    ['Conclusão', 'Apta para a função'],
  ]);
  expect(textOf({ ...typical, conclusion: '  ' })).not.toContain('"label":"Conclusão"');
});

test('what somebody is unfit for stands beside what they are fit for', () => {
  const unfit_skills: AsoAnswers['unfit_skills'] = ['Inapto(a) para trabalho em altura (NR-35)'];
  const text = textOf({ ...typical, unfit_skills });
  expect(text).toContain('"label":"Aptidões especiais","text":"Apto(a) para manipulação de alimentos"');
  expect(text).toContain('"label":"Inaptidões especiais","text":"Inapto(a) para trabalho em altura (NR-35)"');
  expect(textOf(typical)).not.toContain('Inaptidões');
});

test('the type of exam is ticked among the five, none of them when it was left open', () => {
  const ticked = (answers: AsoAnswers) => {
    const { options } = block(answers, 'checklist', 'Admissional');
    return [options.length, options.filter((option) => option.ticked).map(({ text }) => text)];
  };
  expect(ticked(typical)).toEqual([5, ['Periódico']]);
  expect(ticked(minimal)).toEqual([5, []]);
});

test('who examined signs, and who answers for the PCMSO is named; one and the same physician stands there once', () => {
  const signatures = (signer: Signer | null) => {
    const { signers, responsible } = block(typical, 'signatures', 'Local e data', signer);
    return { examiner: signers[0], responsible };
  };
  const pcmso = { name: 'Dra. Helena Exemplo', lines: ['CRM/SP 123456 · RQE 65432'] };
  expect(signatures(rui)).toEqual({
    examiner: { name: 'Rui Tavares', role: 'Médico(a) que examinou', lines: ['CRM/SP 98765'] },
    responsible: { ...pcmso, role: 'Médico(a) responsável pelo PCMSO' },
  });
  expect(signatures(helena)).toEqual({
    examiner: { ...pcmso, role: 'Médico(a) responsável pelo PCMSO e que examinou' },
    responsible: null,
  });
});

test('the physician whom the company’s programme names answers for the PCMSO, and nobody where it is exempt', () => {
  const olga = { name: 'Olga Pires', organ: 'CRM', number: '4321', uf: 'RJ' };
  const signatures = (signer: Signer, physician: Signer | null, exempt = physician === null) => {
    const pcmso = { physician, exempt, endedOn: '' };
    const { signers, responsible } = block(typical, 'signatures', 'Local e data', signer, pcmso);
    return [signers[0]?.name, signers[0]?.role, responsible];
  };
  const named = { name: 'Olga Pires', role: 'Médico(a) responsável pelo PCMSO', lines: ['CRM/RJ 4321'] };
  expect(signatures(rui, olga)).toEqual(['Rui Tavares', 'Médico(a) que examinou', named]);
  expect(signatures(helena, olga)).toEqual(['Helena Exemplo', 'Médico(a) que examinou', named]);
  expect(signatures({ ...olga, number: '4.321' }, olga)).toEqual([
    'Olga Pires',
    'Médico(a) responsável pelo PCMSO e que examinou',
    null,
  ]);
  expect(signatures(rui, null)).toEqual(['Rui Tavares', 'Médico(a) que examinou', null]);
  const practice = { ...named, name: 'Dra. Helena Exemplo', lines: ['CRM/SP 123456 · RQE 65432'] };
  expect(signatures(rui, null, false), 'the exemption has lapsed').toEqual([
    'Rui Tavares',
    'Médico(a) que examinou',
    practice,
  ]);
});

test.each([null, { name: 'Ana Lima', organ: 'COREN', number: '1', uf: 'SP' }])(
  'only a physician examines: for %j there is a line to write on',
  (signer) => {
    expect(block(typical, 'signatures', 'Local e data', signer).signers[0]?.name).toBe('');
  },
);

test('the receipt is the worker’s own and has a date', () => {
  const [, worker] = block(typical, 'signatures', 'Local e data').signers;
  expect(worker?.name).toBe(typical.name);
  expect(worker?.role).toMatch(/Recebi uma via deste ASO em ____ \/ ____ \/ ________/);
});

test('empty rows of exams are not printed; without any there are rows to write in', () => {
  const blank = { exam_name: ' ', exam_date: '' };
  const { rows } = block({ ...typical, exams: [blank, ...typical.exams, blank] }, 'table', 'Exame');
  expect(rows).toEqual([
    ['Avaliação clínica', '10/11/2026'],
    ['Audiometria tonal', '09/11/2026'],
  ]);
  expect(block({ ...typical, exams: [blank] }, 'table', 'Exame')).toMatchObject({ rows: [], room: 3 });
});

test('further pages say whose ASO, which, and of which company, a line each', () => {
  const paper = (answers: AsoAnswers) => asoPaper(answers, { practice, signer: rui, pcmso: null });
  expect(paper(typical).whose).toBe('Maria Aparecida dos Santos · CPF 529.982.247-25');
  expect(paper(typical).further).toEqual([
    'Atestado de Saúde Ocupacional (ASO) – Periódico',
    'CNPJ 11.222.333/0001-81 · Pão Quente Panificação Ltda.',
  ]);
  expect(paper(minimal).further[0]).toBe('Atestado de Saúde Ocupacional (ASO)');
});

test('it begins with the person, and the opinion is in the part that is signed', () => {
  const { sections } = asoPaper(typical, exampleContext).copies[0] ?? { sections: [] };
  expect(sections[0]?.title).toBe('Trabalhador(a)');
  const last = sections.at(-1);
  expect(last?.whole).toBe(true);
  expect(last?.blocks.at(-1)?.kind).toBe('signatures');
  expect(JSON.stringify(last)).toContain('"label":"Aptidão para a função"');
});

/** The block of this kind that says this. */
function block<Kind extends PaperBlock['kind']>(
  answers: AsoAnswers,
  kind: Kind,
  says: string,
  signer: Signer | null = rui,
  pcmso: Pcmso | null = null,
) {
  const blocks = asoPaper(answers, { practice, signer, pcmso }).copies.flatMap(({ sections }) =>
    sections.flatMap((one) => one.blocks),
  );
  const found = blocks.find((one) => one.kind === kind && JSON.stringify(one).includes(`"${says}`));
  if (!found) throw new Error(`no ${kind} says ${says}`);
  return found as Extract<PaperBlock, { kind: Kind }>;
}

function textOf(answers: AsoAnswers): string {
  return JSON.stringify(asoPaper(answers, { practice, signer: rui, pcmso: null }));
}
