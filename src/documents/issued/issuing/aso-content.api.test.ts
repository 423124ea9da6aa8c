import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../../../platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../../../testing/care.ts';
import { keepDay } from '../../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../../testing/factories.ts';
import { issueBody } from '../../../testing/issued.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';

keepDay();

/**
 * What is no ASO is not issued, and what is one passes: NR-7, 7.5.19.1 and 7.5.19.2, a table of cases from the norm's text. Each is
 * the complete ASO of the first lines with one thing changed.
 */

const clinical = { exam_name: 'Avaliação clínica', exam_date: '10-11-2026' };
const audiometry = { exam_name: 'Audiometria tonal', exam_date: '09-11-2026' };
const tomorrow = formatDate(daysAfter(today(), 1));
const noRisks = { physicalRisks: '', chemicalRisks: '', biologicalRisks: '', ergonomicRisks: '', mechanicalRiks: '' };
const fit = 'Apto(a) para a função';
const unfit = 'Inapto(a) para a função';
const atHeight = 'Apto(a) para trabalho em altura (NR-35)';
const notAtHeight = 'Inapto(a) para trabalho em altura (NR-35)';
const cooking = 'Apto(a) para manipulação de alimentos';

let app: TestApp;
let doctor: string;
let complete: Record<string, unknown>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;

beforeAll(async () => {
  app = await startApp();
  const company = await makeCompany(app, { corporate_reason: 'Forno & Cia. Ltda.', cnpj: '54.550.752/0001-55' });
  doctor = (await makeProfessional(app, { name: 'Rui Tavares', acronym: 'CRM', registration_number: '98765' })).token;
  employee = await makeEmployee(app, company, {
    ...{ name: 'José da Conceição', cpf: '295.379.955-93', employee_function: 'Forneiro' },
    ...{ dt_birth: '1990-05-20', admission_dt: '2026-11-12' },
  });
  complete = {
    ...{ name: 'José da Conceição', cpf: '295.379.955-93', employeeFunction: 'Forneiro', dt_birth: '20-05-1990' },
    ...{ corporate_reason: 'Forno & Cia. Ltda.', cnpj: '54.550.752/0001-55', examType: 'Periódico', ...noRisks },
    ...{ physicalRisks: 'Calor', riskAbsence: false, exams: [clinical], fitness: fit, conclusion: '', observation: '' },
    ...{ location: 'São Paulo', date: '10-11-2026', special_skills: [], unfit_skills: [] },
  };
});
afterAll(() => app.stop());

function post(answers: object, said: object = {}) {
  const body = { ...issueBody('aso', employee, { answers: { ...complete, ...answers } }), identityReason: '', ...said };
  return app.call('POST', '/issued-documents', { as: doctor, body });
}

const contents: [what: string, change: object, path: string, message: RegExp][] = [
  ['no kind of exam', { examType: '' }, 'examType', /^Escolha o tipo de exame.*7\.5\.6/],
  ['neither risks nor their absence', noRisks, 'physicalRisks', /^Escreva os riscos.*7\.5\.19\.1, c/],
  ['risks of blanks alone', { ...noRisks, chemicalRisks: '   ' }, 'physicalRisks', /^Escreva os riscos/],
  ['risks and their absence', { riskAbsence: true }, 'riskAbsence', /^Há riscos escritos e a ausência.*, c/],
  [
    'no exam at all',
    { exams: [{ exam_name: '', exam_date: '' }] },
    'exams.0.exam_name',
    /avaliação clínica.*0295.*, d/,
  ],
  ['no clinical exam', { exams: [audiometry] }, 'exams.0.exam_name', /avaliação clínica.*0295/],
  [
    'no clinical exam, and a row left open',
    { exams: [audiometry, { exam_name: '', exam_date: '' }] },
    'exams.1.exam_name',
    /avaliação clínica/,
  ],
  [
    'an ophthalmological exam for the occupational one',
    { exams: [{ ...clinical, exam_name: 'Avaliação oftalmológica' }] },
    'exams.0.exam_name',
    /avaliação clínica/,
  ],
  ['the clinical exam without a date', { exams: [{ ...clinical, exam_date: '' }] }, 'exams.0.exam_date', /data.*, d/],
  [
    'another exam without a date',
    { exams: [clinical, { ...audiometry, exam_date: '' }] },
    'exams.1.exam_date',
    /^Preencha a data de Audiometria tonal/,
  ],
  [
    'a date without an exam',
    { exams: [clinical, { ...audiometry, exam_name: '' }] },
    'exams.1.exam_name',
    /^Escreva o exame/,
  ],
  ['no verdict', { fitness: '' }, 'fitness', /^Escolha apto\(a\) ou inapto\(a\).*, e/],
  ['a verdict in words alone', { fitness: '', conclusion: 'Apto para a função' }, 'fitness', /^Escolha apto/],
  ['a verdict of another spelling', { fitness: 'apto' }, 'fitness', /^Escolha uma das opções$/],
  ['no date', { date: '' }, 'date', /^Preencha a data do ASO.*, g/],
  ['a date that the calendar lacks', { date: '31-06-2026' }, 'date', /não existe no calendário/],
  ['no employer', { corporate_reason: ' ' }, 'corporate_reason', /^Campo obrigatório$/],
  ['no CNPJ', { cnpj: '' }, 'cnpj', /^Campo obrigatório$/],
  ['half a CNPJ', { cnpj: '54.550.752' }, 'cnpj', /14/],
  ['no name', { name: '' }, 'name', /^Campo obrigatório$/],
  ['no CPF', { cpf: '' }, 'cpf', /^Campo obrigatório$/],
  ['no function', { employeeFunction: '' }, 'employeeFunction', /^Campo obrigatório$/],
];

const contradictions: typeof contents = [
  [
    'apt and unapt in one line',
    { conclusion: 'Apto / Inapto' },
    'conclusion',
    /apto\(a\) e inapto\(a\) ao mesmo tempo/,
  ],
  [
    'both boxes written by hand',
    { conclusion: '( ) Apto(a) ( ) Inapto(a)' },
    'conclusion',
    /apto\(a\) e inapto\(a\) ao mesmo tempo/,
  ],
  ['fit chosen, unfit written', { conclusion: 'INAPTA para a função' }, 'conclusion', /diz inapto\(a\).*é apto\(a\)/],
  [
    'fit chosen, not fit written',
    { conclusion: 'Não está apto' },
    'conclusion',
    /diz inapto\(a\), e a aptidão escolhida/,
  ],
  ['unfit chosen, fit written', { fitness: unfit, conclusion: 'Apto' }, 'conclusion', /diz apto\(a\).*é inapto\(a\)/],
  ['unfit among the observations', { observation: 'Inapto no momento' }, 'observation', /^A observação diz inapto/],
  ['unfit beside an aptitude', { fitness: unfit, special_skills: [cooking] }, 'special_skills', /não consta como apto/],
  [
    'unfit beside an aptitude in words',
    { fitness: unfit, conclusion: 'Apto para trabalho em altura' },
    'conclusion',
    /não consta como apto/,
  ],
  [
    'fit and unfit at height',
    { special_skills: [atHeight], unfit_skills: [notAtHeight] },
    'unfit_skills',
    /^Escolha entre apto\(a\) e inapto\(a\) para trabalho em altura \(NR-35\).*7\.5\.19\.2/,
  ],
  [
    'fit for food and unfit for it',
    { special_skills: [cooking], unfit_skills: ['Inapto(a) para manipulação de alimentos'] },
    'unfit_skills',
    /manipulação de alimentos/,
  ],
  [
    'fit at height by the box, unfit in words',
    { special_skills: [atHeight], conclusion: 'Inapto para trabalho em altura' },
    'conclusion',
    /também diz apto\(a\) para trabalho em altura/,
  ],
  [
    'unfit for confined space by the box, fit in words',
    {
      unfit_skills: ['Inapto(a) para trabalho em espaço confinado (NR-33)'],
      observation: 'Apto para espaço confinado (NR-33)',
    },
    'observation',
    /também diz inapto\(a\) para trabalho em espaço confinado/,
  ],
  [
    'fit and unfit at height in words',
    { conclusion: 'Apto para NR-35; inapto para trabalho em altura' },
    'conclusion',
    /deixe só uma das duas/,
  ],
];

const days: typeof contents = [
  ['dated tomorrow', { date: tomorrow }, 'date', /^A data do ASO é futura/],
  ['dated in another century', { date: '10-11-2126' }, 'date', /futura/],
  [
    'before birth',
    { date: '19-05-1990', exams: [{ ...clinical, exam_date: '19-05-1990' }] },
    'date',
    /anterior ao nascimento/,
  ],
  [
    'on the day of birth',
    { date: '20-05-1990', exams: [{ ...clinical, exam_date: '20-05-1990' }] },
    'date',
    /anterior ao nascimento/,
  ],
  ['a day before its clinical exam', { date: '09-11-2026' }, 'exams.0.exam_date', /depois da data do ASO, 09-11-2026/],
  [
    'before one of its exams',
    { exams: [clinical, { ...audiometry, exam_date: '11-11-2026' }] },
    'exams.1.exam_date',
    /^Audiometria tonal é de 11-11-2026/,
  ],
  ['an exam of tomorrow', { exams: [{ ...clinical, exam_date: tomorrow }] }, 'exams.0.exam_date', /data é futura/],
  [
    'an exam before birth',
    { exams: [clinical, { ...audiometry, exam_date: '01-01-1980' }] },
    'exams.1.exam_date',
    /anterior ao nascimento/,
  ],
  [
    'an admission exam a day after the admission',
    { examType: 'Admissional', date: '13-11-2026' },
    'date',
    /antes do início.*12-11-2026.*7\.5\.8, I/,
  ],
  ['an admission exam days after the admission', { examType: 'Admissional', date: '20-11-2026' }, 'date', /7\.5\.8, I/],
];

const forbidden: typeof contents = [
  ['an exam of HIV', { exams: [clinical, { ...audiometry, exam_name: 'Anti-HIV' }] }, 'exams.1.exam_name', /art\. 199/],
  [
    'a test of pregnancy by its code',
    { exams: [clinical, { ...audiometry, exam_code: '0739' }] },
    'exams.1.exam_name',
    /Lei 9\.029/,
  ],
  ...['Teste rápido de aids', 'Carga viral', 'CD4', 'Αnti-ΗΙV', 'H.I.V.'].map(
    (exam_name): (typeof contents)[number] => [
      exam_name,
      { exams: [clinical, { ...audiometry, exam_name }] },
      'exams.1.exam_name',
      /art\. 199/,
    ],
  ),
  ...['β-HCG', 'Beta-hcg', 'Teste de gravidez', 'Laqueadura'].map((exam_name): (typeof contents)[number] => [
    exam_name,
    { exams: [clinical, { ...audiometry, exam_name }] },
    'exams.1.exam_name',
    /Lei 9\.029/,
  ]),
];

describe.each([
  ['lacks what the norm asks for', contents],
  ['contradicts itself', contradictions],
  ['has days that can’t be', days],
  ['has an exam that is forbidden', forbidden],
])('an ASO that %s is not issued', (_kind, cases) => {
  test.each(cases)('%s', async (_what, change, path, message) => {
    const { status, body } = await post(change);
    expect([status, body.data?.issues]).toEqual([
      400,
      expect.arrayContaining([{ path: `answers.${path}`, message: expect.stringMatching(message) }]),
    ]);
  });
});

describe('an ASO that differs from the register is asked about', () => {
  test.each([
    [
      'name',
      { name: 'José da Conceição Lima' },
      /^Diferente do cadastro: Nome ‘José da Conceição Lima’ \(no cadastro, ‘José da Conceição’\)/,
    ],
    ['CPF', { cpf: '133.782.710-00' }, /CPF ‘133\.782\.710-00’ \(no cadastro, ‘295\.379\.955-93’\)/],
    ['employer', { corporate_reason: 'Forno e Filhos' }, /Razão social ‘Forno e Filhos’/],
    ['CNPJ', { cnpj: '11.222.333/0001-81' }, /CNPJ ‘11\.222\.333\/0001-81’/],
    ['function', { employeeFunction: 'Padeiro' }, /Função ‘Padeiro’ \(no cadastro, ‘Forneiro’\).*7\.5\.19\.1, a e b/],
    ['name and function', { name: 'José', employeeFunction: 'Padeiro' }, /Nome ‘José’.*; Função ‘Padeiro’/],
  ])('%s', async (_what, change, message) => {
    const { status, body } = await post(change);
    expect([status, body.data?.issues]).toEqual([
      400,
      [{ path: 'identityReason', message: expect.stringMatching(message) }],
    ]);
    expect((await post(change, { identityReason: '   ' })).status).toBe(400);
  });

  test.each([
    ['CPF', { cpf: '295.379.955-92' }, 'CPF 295.379.955-92'],
    ['CNPJ', { cnpj: '54.550.752/0001-56' }, 'CNPJ 54.550.752/0001-56'],
  ])('a wrong check digit of the %s, whatever is said of the difference', async (_what, change, number) => {
    const { status, body } = await post(change, { identityReason: 'Assim no documento' });
    expect([status, body.data?.issues]).toEqual([
      400,
      [{ path: 'digitsConfirmed', message: expect.stringContaining(number) }],
    ]);
  });

  test('with the reason it is issued, and both stand in its record', async () => {
    const change = { name: 'José da Conceição Lima', cnpj: '54.550.752/0001-56' };
    const said = { identityReason: 'Casou-se; certidão conferida', digitsConfirmed: true };
    const { status, body } = await post(change, said);
    expect(status).toBe(201);
    const kept = await app.call('GET', `/issued-documents/${body.documentId}/answers`, { as: doctor });
    expect(kept.body.confirmed).toEqual({
      differences: [
        { what: 'CNPJ', written: '54.550.752/0001-56', registered: '54.550.752/0001-55' },
        { what: 'Nome', written: 'José da Conceição Lima', registered: 'José da Conceição' },
      ],
      reason: 'Casou-se; certidão conferida',
      numbers: ['CNPJ 54.550.752/0001-56'],
    });
  });
});

describe('of an employer that is a person', () => {
  const caepf = '293.118.610/001-84';
  const issueOf = async (fields: object, answers: object, said: object = {}) => {
    const company = await makeCompany(app, { corporate_reason: 'Sítio Boa Vista', ...fields });
    const person = await makeEmployee(app, company, {
      ...{ name: 'José da Conceição', cpf: '295.379.955-93', employee_function: 'Forneiro' },
      ...{ dt_birth: '1990-05-20', admission_dt: '2026-11-12' },
    });
    const whole = { ...complete, corporate_reason: 'Sítio Boa Vista', ...answers };
    const body = { ...issueBody('aso', person, { answers: whole }), ...said };
    return app.call('POST', '/issued-documents', { as: doctor, body });
  };

  test('the CAEPF stands on the ASO under its name; with wrong digits it is refused, and as a CNPJ it is another', async () => {
    const of = { cnpj: caepf, registrationKind: 'CAEPF' };
    const wrong = await issueOf(of, { cnpj: '293.118.610/001-85' }, { digitsConfirmed: true, identityReason: 'Assim' });
    const issue = { path: 'answers.cnpj', message: 'Dígito verificador do CAEPF não confere' };
    expect(wrong).toMatchObject({ status: 400, body: { data: { issues: [issue] } } });
    const company = await makeCompany(app, {
      corporate_reason: 'Sítio Dois',
      cnpj: '529.982.247/001-25',
      registrationKind: 'CAEPF',
    });
    const person = await makeEmployee(app, company, { dt_birth: '1990-05-20', admission_dt: '2026-11-12' });
    const answers = {
      ...{ ...complete, corporate_reason: 'Sítio Dois', name: person.name, cpf: person.cpf },
      employeeFunction: person.employee_function,
    };
    const send = (cnpj: string) =>
      app.call('POST', '/issued-documents', {
        as: doctor,
        body: { ...issueBody('aso', person, { answers: { ...answers, cnpj } }), identityReason: '' },
      });
    const other = await send('52.998.224/7001-25');
    expect(other.body.data.issues).toContainEqual({
      path: 'identityReason',
      message: expect.stringMatching(
        /^Diferente do cadastro: CNPJ ‘52\.998\.224\/7001-25’ \(no cadastro, ‘529\.982\.247\/001-25’\)/,
      ),
    });
    const issued = await send('529.982.247/001-25');
    expect(issued.status, JSON.stringify(issued.body)).toBe(201);
    const kept = await app.call('GET', `/issued-documents/${issued.body.documentId}/answers`, { as: doctor });
    expect(kept.body.answers.cnpj).toBe('529.982.247/001-25');
  });

  test('a wrong digit of the CPF is asked about by that name', async () => {
    const cnpj = '133.782.710-01';
    const asked = await issueOf({ cnpj, registrationKind: 'CPF' }, { cnpj });
    expect(asked.body.data.issues).toEqual([
      { path: 'digitsConfirmed', message: expect.stringContaining('CPF 133.782.710-01') },
    ]);
  });
});

const accepted: [what: string, change: object][] = [
  ['complete', {}],
  ['with the absence of risks declared', { ...noRisks, riskAbsence: true }],
  ['with a risk of each kind', { chemicalRisks: 'Amônia', biologicalRisks: 'Fungos', ergonomicRisks: 'De pé' }],
  ['unfit for the function', { fitness: unfit }],
  ['unfit, with its words', { fitness: unfit, conclusion: 'Inapto temporariamente, reavaliar em 30 dias' }],
  ['unfit, and unfit at height', { fitness: unfit, unfit_skills: [notAtHeight] }],
  ['fit, with its words', { conclusion: 'Apto para a função' }],
  ['fit, and the feminine of it', { conclusion: 'APTA' }],
  ['fit with restrictions', { conclusion: 'Apto com restrições ao trabalho noturno' }],
  ['fit, and unfit at height by the box', { unfit_skills: [notAtHeight] }],
  ['fit, and unfit at height in words', { conclusion: 'Apto para a função; inapto para trabalho em altura' }],
  ['fit, and unfit at height in both', { unfit_skills: [notAtHeight], conclusion: 'Inapto para trabalho em altura' }],
  ['fit for food, unfit at height', { special_skills: [cooking], unfit_skills: [notAtHeight] }],
  ['fit for pressure and radiation', { special_skills: ['Apto(a) para trabalho sob condições hiperbáricas'] }],
  ['no restriction in words', { conclusion: 'Sem restrições. Não fuma. Apto' }],
  ['the clinical exam by its code', { exams: [{ ...clinical, exam_code: '0295' }] }],
  ['the clinical exam as the table calls it', { exams: [{ ...clinical, exam_name: 'Exame clínico ocupacional' }] }],
  ['the clinical exam in capitals', { exams: [{ ...clinical, exam_name: 'AVALIAÇÃO CLÍNICA OCUPACIONAL' }] }],
  ['an exam of the day before', { exams: [clinical, audiometry] }],
  ['an exam of years ago', { exams: [clinical, { ...audiometry, exam_date: '01-02-2024' }] }],
  ['a row left blank', { exams: [clinical, { exam_name: '', exam_date: '' }] }],
  ['dated today', { date: formatDate(today()) }],
  ['an admission exam before the admission', { examType: 'Admissional' }],
  ['an admission exam on the day of the admission', { examType: 'Admissional', date: '12-11-2026' }],
  ['a return to work', { examType: 'Retorno ao trabalho' }],
  ['a change of risks', { examType: 'Mudança de riscos ocupacionais' }],
  ['a dismissal', { examType: 'Demissional' }],
  ['the name in capitals, without accents', { name: 'JOSE DA CONCEICAO' }],
  ['the employer without its punctuation', { corporate_reason: 'FORNO CIA LTDA' }],
  ['the function in small letters', { employeeFunction: 'forneiro' }],
  ['no place', { location: '' }],
];

test.each(accepted)('an ASO that is one is issued: %s', async (_what, change) => {
  const { status, body } = await post(change);
  expect([status, body.data?.issues]).toEqual([201, undefined]);
});

test('what is refused or asked about uses up no number', async () => {
  const number = async () => Number((await post({})).body.name.slice(-6));
  const before = await number();
  for (const [, change] of [...contents, ...contradictions, ...days, ...forbidden]) {
    expect((await post(change)).status).toBe(400);
  }
  expect((await post({ name: 'Outro' })).status).toBe(400);
  expect(await number()).toBe(before + 1);
});

test('a new function that a referral for a change of risks names is no difference', async () => {
  const place = await makeCarePlace(app, { token: doctor });
  const of = { employeeId: employee.id, placeId: place.id, token: doctor };
  await makeReferral(app, of, { occasion: 'riskChange', newFunction: 'Confeiteiro' });
  const change = { examType: 'Mudança de riscos ocupacionais', employeeFunction: 'Confeiteiro' };
  expect((await post(change)).status).toBe(201);
  expect((await post({ ...change, employeeFunction: 'Vigia' })).status).toBe(400);
});
