import { expect, test } from 'vitest';
import { unsaid } from '../../programmes/programmes.labels.ts';
import type { AwayRun } from './absence.rules.ts';
import type { Done } from './acceptance.rules.ts';
import type { ProtocolExam, Risk } from './clinical.rules.ts';
import { ownDueOf } from './own.rules.ts';
import type { PersonalInterval } from './personal.rules.ts';
import { sourceOf } from './source.rules.ts';

/** What absences and intervals of their own do to somebody's dates (NR-7, 7.5.9 and Annex IV), one line for each edge. */

const risk = (code: string): Risk => ({
  ...{ kind: 'physical', code, name: code, source: '', intensity: '', medicalControl: true, band: '' },
  ...unsaid.risk,
});
const noise = risk('02.01.001');
const diving = risk('02.01.015');
const exam = (
  code: string,
  occasions: ProtocolExam['occasions'],
  fields: Partial<ProtocolExam> = {},
): ProtocolExam => ({
  ...{ code, name: code, occasions, everyMonths: null, firstAfterMonths: null, indicator: '', justification: '' },
  ...unsaid.exam,
  ...fields,
});
const clinical = exam('0295', ['admission', 'periodic', 'return']);
const done = (code: string, doneOn: string, occasion = 'periodic'): Done => ({
  ...{ id: `${code} ${doneOn}`, code, doneOn, occasion },
});
const run = (startsOn: string, endsOn: string | null, days: number, fields: Partial<AwayRun> = {}): AwayRun => ({
  ...{ startsOn, endsOn, days, sickDays: days, mayGrow: endsOn === null, isIllness: false },
  ...fields,
});
const sooner = (months: number, fromOn: string, fields: Partial<PersonalInterval> = {}): PersonalInterval => ({
  ...{ code: '0295', name: 'Avaliação clínica', months, fromOn, untilOn: null },
  ...fields,
});

type Case = {
  runs?: AwayRun[];
  intervals?: PersonalInterval[];
  done?: Done[];
  exams?: ProtocolExam[];
  risks?: Risk[];
  admitted?: string;
  day?: string;
  withoutGroup?: true;
};

function dueIn({ runs = [], intervals = [], exams = [clinical], risks = [noise], ...of }: Case) {
  const admittedOn = of.admitted ?? '2024-03-10';
  const newest = (of.done ?? []).toSorted((a, b) => b.doneOn.localeCompare(a.doneOn));
  const group = of.withoutGroup ? null : { exams, risks, absence: false, aptitudes: [] };
  const asked = { employer: { exempt: false, rural: false }, group };
  return ownDueOf({ admittedOn, inFunctionOn: admittedOn }, asked, newest, {
    ...{ runs, intervals, day: of.day ?? '2026-11-22' },
  });
}

/** The periodic exam of these is due on 10-10-2026 with exposure to noise. */
const examined = [done('0295', '2025-10-10')];
const short = run('2026-10-01', '2026-10-29', 29);
const long = run('2026-10-01', '2026-10-30', 30);
const open = run('2026-10-01', null, 0);

test.each<[string, Case, object | null]>([
  ['not away', { done: examined }, { dueOn: '2026-10-10', rule: 'exposed', restedOn: null }],
  ['29 days: the first day back', { done: examined, runs: [short] }, { dueOn: '2026-10-30', rule: 'exposed' }],
  ['which says when it would be', { done: examined, runs: [short] }, { restedOn: '2026-10-10' }],
  ['30 days: before the return', { done: examined, runs: [long] }, { dueOn: '2026-10-30', rule: 'return' }],
  ['30 days, far from the periodic one', { done: [done('0295', '2026-09-20')], runs: [long] }, { rule: 'return' }],
  [
    '29 days, far from the periodic one',
    { done: [done('0295', '2026-09-20')], runs: [short] },
    { dueOn: '2027-09-20', rule: 'exposed', restedOn: null },
  ],
  [
    '30 days over a leap day',
    { done: [done('0295', '2024-01-20')], runs: [run('2024-02-01', '2024-03-01', 30)], admitted: '2020-01-01' },
    { dueOn: '2024-03-01', rule: 'return' },
  ],
  ['no end', { done: examined, runs: [open] }, { dueOn: null, rule: 'returnUnknown' }],
  [
    'no end, after 30 days of illness',
    { done: examined, runs: [run('2026-09-01', null, 30)] },
    { dueOn: null, rule: 'return' },
  ],
  [
    'no end, of another reason',
    { done: examined, runs: [run('2026-10-01', null, 0, { mayGrow: false })] },
    { dueOn: null, rule: 'exposed', restedOn: '2026-10-10' },
  ],
  [
    '30 days of another reason',
    { done: examined, runs: [run('2026-10-01', '2026-10-30', 30, { sickDays: 0 })] },
    { dueOn: '2026-10-31', rule: 'exposed', restedOn: '2026-10-10' },
  ],
  ['due on the first day away', { done: [done('0295', '2025-10-01')], runs: [short] }, { dueOn: '2026-10-30' }],
  ['due on the last day away', { done: [done('0295', '2025-10-29')], runs: [short] }, { dueOn: '2026-10-30' }],
  ['due on the day of the return', { done: [done('0295', '2025-10-30')], runs: [short] }, { restedOn: null }],
  [
    'due before: overdue again once somebody is back',
    { done: [done('0295', '2025-09-30')], runs: [short] },
    { dueOn: '2026-09-30', restedOn: null },
  ],
  [
    'due before: rests while somebody is away',
    { done: [done('0295', '2025-09-30')], runs: [short], day: '2026-10-15' },
    { dueOn: '2026-10-30', restedOn: '2026-09-30' },
  ],
  [
    'due before: rests on the last day, too',
    { done: [done('0295', '2025-09-30')], runs: [short], day: '2026-10-29' },
    { restedOn: '2026-09-30' },
  ],
  [
    'due before an absence that is to come',
    { done: [done('0295', '2025-09-30')], runs: [open], day: '2026-09-30' },
    { dueOn: '2026-09-30', restedOn: null },
  ],
  [
    'due before, and no end',
    { done: [done('0295', '2025-09-30')], runs: [open] },
    { dueOn: null, rule: 'returnUnknown' },
  ],
  [
    'examined for the return on its eve',
    { done: [...examined, done('0295', '2026-10-30', 'return')], runs: [long] },
    { dueOn: '2027-10-30', rule: 'exposed' },
  ],
  [
    'examined for the return, 29 days away since',
    { done: [done('0295', '2026-10-02', 'return')], runs: [long] },
    { dueOn: '2027-10-02' },
  ],
  [
    'examined for a return that was put off by 30 days',
    { done: [done('0295', '2026-10-30', 'return')], runs: [run('2026-10-01', '2026-11-28', 59)] },
    { dueOn: '2026-11-28', rule: 'return' },
  ],
  [
    'put off by 29 days',
    { done: [done('0295', '2026-10-30', 'return')], runs: [run('2026-10-01', '2026-11-27', 58)] },
    { dueOn: '2027-10-30', rule: 'exposed' },
  ],
  [
    'examined while away, but for no return',
    { done: [done('0295', '2026-10-28')], runs: [long] },
    { dueOn: '2026-10-30', rule: 'return' },
  ],
  [
    'examined since the return, whatever for',
    { done: [done('0295', '2026-10-31')], runs: [long] },
    { dueOn: '2027-10-31', rule: 'exposed' },
  ],
  [
    'two long absences: the later one',
    {
      done: [done('0295', '2026-08-01', 'return')],
      runs: [run('2026-06-01', '2026-07-31', 61), long],
    },
    { dueOn: '2026-10-30', rule: 'return' },
  ],
  [
    'an absence of an earlier employment',
    { done: examined, runs: [run('2023-01-01', '2023-03-01', 60)] },
    { dueOn: '2026-10-10' },
  ],
  [
    'without a group the return exam is due all the same',
    { done: examined, runs: [long], withoutGroup: true },
    { dueOn: '2026-10-30', rule: 'return' },
  ],
  [
    'hyperbaric: 15 days',
    { done: [done('0295', '2026-09-20')], runs: [run('2026-10-01', '2026-10-15', 15)], risks: [diving] },
    { dueOn: '2027-03-20', rule: 'hyperbaric' },
  ],
  [
    'hyperbaric: 16 days',
    { done: [done('0295', '2026-09-20')], runs: [run('2026-10-01', '2026-10-16', 16)], risks: [diving] },
    { dueOn: '2026-10-16', rule: 'hyperbaricReturn' },
  ],
  [
    'hyperbaric: 16 days of another reason',
    {
      done: [done('0295', '2026-09-20')],
      runs: [run('2026-10-01', '2026-10-16', 16, { sickDays: 0 })],
      risks: [diving],
    },
    { dueOn: '2026-10-16', rule: 'hyperbaricReturn' },
  ],
  [
    'hyperbaric: a day of illness',
    {
      done: [done('0295', '2026-09-20')],
      runs: [run('2026-10-01', '2026-10-01', 1, { isIllness: true })],
      risks: [diving],
    },
    { dueOn: '2026-10-01', rule: 'hyperbaricExam' },
  ],
  [
    'hyperbaric: 30 days',
    { done: [done('0295', '2026-09-20')], runs: [long], risks: [diving] },
    { dueOn: '2026-10-30', rule: 'return' },
  ],
  [
    'hyperbaric: no end',
    { done: [done('0295', '2026-09-20')], runs: [open], risks: [diving] },
    { dueOn: null, rule: 'hyperbaricReturn' },
  ],
  [
    'an interval of one’s own',
    { done: examined, intervals: [sooner(6, '2025-10-20')] },
    { dueOn: '2026-04-10', rule: 'personal', months: 6 },
  ],
  ['longer than the norm: the norm', { done: examined, intervals: [sooner(18, '2025-10-20')] }, { rule: 'exposed' }],
  ['as long as the norm: the norm', { done: examined, intervals: [sooner(12, '2025-10-20')] }, { rule: 'exposed' }],
  [
    'over the end of a month',
    { done: [done('0295', '2026-08-31')], intervals: [sooner(6, '2026-08-31')] },
    { dueOn: '2027-02-28', rule: 'personal' },
  ],
  [
    'never before the decision',
    { done: examined, intervals: [sooner(3, '2026-02-01')] },
    { dueOn: '2026-02-01', rule: 'personal' },
  ],
  [
    'until the day on which it is due',
    { done: examined, intervals: [sooner(6, '2025-10-20', { untilOn: '2026-04-10' })] },
    { dueOn: '2026-04-10' },
  ],
  [
    'ended the day before',
    { done: examined, intervals: [sooner(6, '2025-10-20', { untilOn: '2026-04-09' })] },
    { dueOn: '2026-10-10', rule: 'exposed' },
  ],
  [
    'before the admission exam the admission',
    { intervals: [sooner(3, '2024-06-01')] },
    { dueOn: '2024-03-10', rule: 'admission' },
  ],
  [
    'where nobody knows the norm',
    { done: examined, intervals: [sooner(6, '2025-10-20')], withoutGroup: true },
    { dueOn: '2026-04-10', rule: 'personal' },
  ],
  [
    'rests, too',
    { done: [done('0295', '2026-04-10')], intervals: [sooner(6, '2025-10-20')], runs: [short] },
    { dueOn: '2026-10-30', restedOn: '2026-10-10', rule: 'personal' },
  ],
])('clinical exam: %s', (_what, given, expected) => {
  const found = dueIn(given).exams.find(({ code }) => code === '0295') ?? null;
  expect(found).toMatchObject(expected ?? {});
});

const audiometry = exam('0281', ['admission', 'periodic', 'return']);
const heard = done('0281', '2026-09-20');

test.each<[string, Case, object | null]>([
  ['asked for at a return', { exams: [clinical, audiometry], done: [heard] }, { dueOn: '2026-10-30', rule: 'return' }],
  ['not asked for', { exams: [clinical, exam('0281', ['periodic'])], done: [heard] }, { dueOn: '2027-09-20' }],
  ['made since', { exams: [clinical, audiometry], done: [done('0281', '2026-11-03')] }, { dueOn: '2027-11-03' }],
])('audiometry after 30 days: %s', (_what, given, expected) => {
  const found = dueIn({ ...given, runs: [long] }).exams.find(({ code }) => code === '0281');
  expect(found).toMatchObject(expected ?? {});
});

test('an indicator of excessive exposure is not made at a return (NR-7, 7.5.15)', () => {
  const indicator = exam('0100', ['periodic', 'return'], { indicator: 'quadro1' });
  const found = dueIn({ exams: [clinical, indicator], done: [done('0100', '2026-09-20')], runs: [long] });
  expect(found.exams.find(({ code }) => code === '0100')).toMatchObject({ dueOn: '2027-03-20', rule: 'biological' });
});

test('an exam that no protocol asks for may be asked for of one person', () => {
  const found = dueIn({ done: examined, intervals: [sooner(6, '2026-01-10', { code: '0658', name: 'Glicose' })] });
  expect(found.exams.find(({ code }) => code === '0658')).toMatchObject({ dueOn: '2026-01-10', rule: 'personal' });
});

test.each<[string, Case, string]>([
  ['away without an end', { done: examined, runs: [open] }, 'absent'],
  [
    'away without an end, of another reason',
    { done: examined, runs: [run('2026-10-01', null, 0, { mayGrow: false })] },
    'absent',
  ],
  ['never examined, and away without an end', { runs: [open] }, 'absent'],
  ['away with an end', { done: examined, runs: [long] }, 'scheduled'],
  ['without a group, and back after 30 days', { done: examined, runs: [long], withoutGroup: true }, 'scheduled'],
  ['without a group, after 29 days', { done: examined, runs: [short], withoutGroup: true }, 'withoutProtocol'],
  ['never examined, and not away: due as anybody', {}, 'scheduled'],
])('%s: %s', (_what, given, state) => {
  expect(dueIn(given).state).toBe(state);
});

test('the screen says what was put off, and whose interval it is, without a reason', () => {
  const origin = { protocolFrom: null, lastOn: null, lastDocument: null };
  expect(sourceOf({ ...origin, rule: 'personal', months: 6, restedOn: '2026-10-10' })).toBe(
    'Intervalo definido pelo médico, 6 meses · seria em 10-10-2026, suspenso pelo afastamento',
  );
});
