import { cpfDigits, isValidNis } from '../../src/platform/contract/check-digits.ts';
import { daysAfter } from '../../src/platform/contract/dates.ts';
import { companies, type Job } from './companies.ts';

/** What becomes of somebody in the demonstration. */
type Story =
  /** Comes to the practice this week or the next. */
  | 'expected'
  | 'due'
  | 'withoutGroup'
  | 'neverExamined'
  | 'newcomer'
  | 'away'
  | 'awayUntilSoon'
  | 'returned'
  | 'changed'
  | 'dismissed'
  | 'rehired';

export type Person = {
  name: string;
  company: number;
  unit: number;
  job: Job;
  /** Between two periodic exams; null where no group has the function. */
  months: number | null;
  story: Story;
  /** So many days from today the next periodic exam is due, or was. */
  dueIn: number;
  /** Besides what a registration says of everybody. */
  fields: Record<string, string>;
};

const women = [
  ...['Adriana', 'Beatriz', 'Camila', 'Débora', 'Eliane', 'Fernanda', 'Gisele', 'Heloísa', 'Iracema', 'Juliana'],
  ...['Kátia', 'Lúcia', 'Márcia', 'Noêmia', 'Olívia', 'Priscila', 'Rosângela', 'Sônia', 'Tatiana', 'Vanessa'],
];
const men = [
  ...['Anderson', 'Bruno', 'Cláudio', 'Douglas', 'Edson', 'Fábio', 'Geraldo', 'Henrique', 'Ivan', 'João'],
  ...['Leandro', 'Márcio', 'Nelson', 'Otávio', 'Paulo', 'Ricardo', 'Sérgio', 'Thiago', 'Valdir', 'Wagner'],
];
const surnames = [
  ...['Almeida', 'Barros', 'Cardoso', 'Duarte', 'Esteves', 'Farias', 'Guimarães', 'Honorato', 'Inácio', 'Jardim'],
  ...['Leal', 'Macedo', 'Nogueira', 'Oliveira', 'Peixoto', 'Queiroz', 'Ramos', 'Sampaio', 'Teixeira', 'Vasconcelos'],
];

/** How many there are of each story; the others have periodic exams, and nothing else. */
const stories: readonly [Story, number][] = [
  ['expected', 50],
  ['withoutGroup', 3],
  ['neverExamined', 4],
  ['newcomer', 7],
  ['away', 2],
  ['awayUntilSoon', 2],
  ['returned', 2],
  ['changed', 2],
  ['dismissed', 3],
  ['rehired', 1],
];

/** When the next exam of who is not expected is due: some are late, and each list of 'Vencimentos' has somebody. */
const dueDays = [-84, -61, -47, -33, -26, -19, -12, -8, -4, 6, 11, 15, 19, 24, 28, 34, 41, 49, 57, 64, 71, 78, 86];

const total = companies.reduce((sum, { people }) => sum + people, 0);

/** Everybody of the demonstration; the same each time, but for dates, which are counted from a day. */
export function people(today: string): Person[] {
  const told = stories.flatMap(([story, many]) => Array.from({ length: many }, () => story));
  let due = 0;
  let expected = 0;
  return Array.from({ length: total }, (_, nth) => {
    // Every story is found in every company: 37 and their number have no divisor in common.
    const story = told[(nth * 37) % total] ?? 'due';
    const { company, place } = employerOf(nth);
    const { job, months } = jobOf(company, place, story);
    const spread = dueDays[due] ?? 100 + ((due * 53) % 230);
    if (story === 'due') due += 1;
    const dueIn = story === 'expected' ? ((expected++ * 7) % 40) - 12 : story === 'due' ? spread : 150;
    const unit = place % (companies[company]?.units.length ?? 1);
    // The third one of today goes first by law.
    const isDisabled = nth % 23 === 5 || (story === 'expected' && expected === 15);
    const fields = { ...fieldsOf(nth, today), ...(isDisabled ? disabled : { pcd: 'não' }) };
    return { ...named(nth), company, unit, job, months, story, dueIn, fields };
  });
}

function employerOf(nth: number): { company: number; place: number } {
  let place = nth;
  for (const [company, { people }] of companies.entries()) {
    if (place < people) return { company, place };
    place -= people;
  }
  throw new Error('there are no more companies');
}

/** Most do what a company lives by, a few work in its offices; functions of the first groups come up more often. */
function jobOf(company: number, place: number, story: Story): { job: Job; months: number | null } {
  const { groups, outside } = companies[company] ?? companies[0];
  if (story === 'withoutGroup') return { job: outside, months: null };
  const at = story === 'changed' ? 1 : ([0, 0, 1, 0, 1, 0, 0, 2][place % 8] ?? 0);
  const group = groups[at] ?? groups[0];
  const job = group.jobs[place % group.jobs.length] ?? outside;
  return { job, months: at === 2 ? 24 : 12 };
}

function named(nth: number): { name: string } {
  const first = (isWoman(nth) ? women : men)[Math.floor(nth / 2) % 20] ?? '';
  const [one, two] = [surnames[(nth * 7) % 20], surnames[(nth * 11 + 3 + Math.floor(nth / 20)) % 20]];
  return { name: `${first} ${one} ${one === two ? 'Zanetti' : two}` };
}

const isWoman = (nth: number) => nth % 2 === 0;

const disabled = { pcd: 'sim', pcd_observation: 'Deficiência auditiva unilateral' };

function fieldsOf(nth: number, today: string): Record<string, string> {
  const age = 24 + ((nth * 13) % 40);
  const born = daysAfter(today, -age * 365 - ((nth * 29) % 360));
  // Of age when they were admitted, and before the practice knew any of them.
  const admitted = daysAfter(today, -900 - ((nth * 97) % ((age - 20) * 365 - 900)));
  const digits = String(310_000_000 + nth * 4_271_903);
  return {
    sex: isWoman(nth) ? 'feminino' : 'masculino',
    cpf: `${digits}${cpfDigits(digits)}`.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'),
    nis: nisOf(nth),
    rg: `${20 + (nth % 40)}.${String(100 + ((nth * 61) % 900))}.${String(100 + ((nth * 83) % 900))}-${nth % 10}`,
    dt_birth: born,
    phone_number: `(11) 9${String(41_000_000 + nth * 37_507).replace(/(\d{4})(\d{4})/, '$1-$2')}`,
    admission_dt: admitted,
    function_start_dt: admitted,
    registration: String(1_001 + nth),
    // Of some nobody has said yet what the eSocial knows their contract by.
    ...(nth % 7 === 3
      ? {}
      : { esocial_category: '101', esocial_registered: 'sim', esocial_registration: String(1_001 + nth) }),
  };
}

function nisOf(nth: number): string {
  const ten = String(1_200_000_000 + nth * 3_771);
  const digit = Array.from({ length: 10 }, (_, at) => String(at)).find((one) => isValidNis(ten + one)) ?? '0';
  return `${ten}${digit}`.replace(/(\d{3})(\d{5})(\d{2})(\d)/, '$1.$2.$3-$4');
}
