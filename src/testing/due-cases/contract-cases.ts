import { type DueCase, did, exam, group, line, noise, office } from './due-case.ts';

const before = 'NR-7, 7.5.8 I';
const yearly = 'NR-7, 7.5.8 II';
const exposed = group({ risks: [noise] });
const hears = group({ risks: [noise], exams: [exam('0295'), exam('0281')] });
const heard = (doneOn: string, occasion = '') => [
  did('0295', '2020-03-05', 'admission'),
  did('0281', doneOn, occasion),
];
const soon = (months: number) => group({ risks: [noise], exams: [exam('0295', { firstAfterMonths: months })] });

/** NR-7, 7.5.8 I and 7.5.17: what is done before a contract begins, and which exam belongs to which contract. */
export const contractCases: readonly DueCase[] = [
  line('never examined: before beginning', { group: exposed }, '0295', ['2020-03-10', before], 'neverExamined'),
  line('never examined, no risks', { group: office }, '0295', ['2020-03-10', before], 'neverExamined'),
  line('never examined, risks unknown', { group: group() }, '0295', ['2020-03-10', before], 'neverExamined'),
  line('never examined, rural', { employer: 'rural', group: group() }, '0295', ['2020-03-10', before], 'neverExamined'),
  line(
    'never examined, exempt',
    { employer: 'exempt', group: office },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'admitted on a leap day',
    { admitted: '2024-02-29', group: exposed },
    '0295',
    ['2024-02-29', before],
    'neverExamined',
  ),
  line(
    'the exam at admission, two days before',
    { group: exposed, done: [did('0295', '2020-03-08', 'admission')] },
    '0295',
    ['2021-03-08', yearly],
  ),
  line(
    'the exam at admission, on its day',
    { group: exposed, done: [did('0295', '2020-03-10', 'admission')] },
    '0295',
    ['2021-03-10', yearly],
  ),
  line('the exam at admission, late', { group: exposed, done: [did('0295', '2020-04-10', 'admission')] }, '0295', [
    '2021-04-10',
    yearly,
  ]),
  line(
    'the exam at admission, 90 days before',
    { group: exposed, done: [did('0295', '2019-12-11', 'admission')] },
    '0295',
    ['2020-12-11', yearly],
  ),
  line(
    'one at admission 91 days before is not of this contract',
    { group: exposed, done: [did('0295', '2019-12-10', 'admission')] },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'rehired after years: the first exam at admission does not count',
    { group: exposed, done: [did('0295', '2015-01-08', 'admission'), did('0295', '2018-01-08')] },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'rehired after weeks: the exam of the contract before does not count',
    { former: '2020-01-10', group: exposed, done: [did('0295', '2020-01-08', 'admission')] },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'rehired after weeks: an exam on the day of the first admission is of the first',
    { former: '2020-01-10', group: exposed, done: [did('0295', '2020-01-10', 'admission')] },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'rehired after weeks: an exam at admission since then counts',
    {
      former: '2020-01-10',
      group: exposed,
      done: [did('0295', '2020-01-08', 'admission'), did('0295', '2020-03-06', 'admission')],
    },
    '0295',
    ['2021-03-06', yearly],
  ),
  line(
    'an exam at admission that a dismissal follows is of the contract before',
    { group: exposed, done: [did('0295', '2020-01-08', 'admission'), did('0295', '2020-02-20', 'dismissal')] },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'taken up again on the same contract: its exam counts',
    { former: '2020-03-10', group: exposed, done: [did('0295', '2020-03-08', 'admission')] },
    '0295',
    ['2021-03-08', yearly],
  ),
  line(
    'rehired and examined since: the rules of always',
    { former: '2015-01-10', group: exposed, done: [did('0295', '2015-01-08', 'admission'), did('0295', '2026-03-12')] },
    '0295',
    ['2027-03-12', yearly],
  ),
  line(
    'a dismissal before this contract',
    { group: exposed, done: [did('0295', '2020-03-01', 'dismissal')] },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'a periodic one before this contract',
    { group: exposed, done: [did('0295', '2020-03-01')] },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'a return before this contract',
    { group: exposed, done: [did('0295', '2020-03-01', 'return')] },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'one of unknown occasion, nine days before',
    { group: exposed, done: [did('0295', '2020-03-01', '')] },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'one of unknown occasion, the day before',
    { group: exposed, done: [did('0295', '2020-03-09', '')] },
    '0295',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'one of unknown occasion, years after: an exam as any other',
    { group: exposed, done: [did('0295', '2026-03-12', '')] },
    '0295',
    ['2027-03-12', yearly],
  ),
  line('first periodic after 6 months', { group: soon(6), done: [did('0295', '2020-03-08', 'admission')] }, '0295', [
    '2020-09-08',
    yearly,
  ]),
  line(
    'first periodic after 24 months is 12',
    { group: soon(24), done: [did('0295', '2020-03-08', 'admission')] },
    '0295',
    ['2021-03-08', yearly],
  ),
  line('after the first periodic the usual interval', { group: soon(6), done: [did('0295', '2026-03-12')] }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line(
    'complementary, never made: before beginning',
    { group: hears, done: [did('0295', '2020-03-05', 'admission')] },
    '0281',
    ['2020-03-10', before],
  ),
  line('complementary of 89 days before', { group: hears, done: heard('2019-12-12') }, '0281', [
    '2020-12-12',
    'NR-7, Anexo II',
  ]),
  line('complementary of 90 days before the exam at admission', { group: hears, done: heard('2019-12-06') }, '0281', [
    '2020-12-06',
    'NR-7, Anexo II',
  ]),
  line('complementary of 91 days before it', { group: hears, done: heard('2019-12-05') }, '0281', [
    '2020-03-10',
    before,
  ]),
  line(
    'complementary of a dismissal elsewhere, within 90 days',
    { group: hears, done: heard('2020-01-15', 'dismissal') },
    '0281',
    ['2021-01-15', 'NR-7, Anexo II'],
  ),
  line(
    '90 days over a leap day',
    {
      admitted: '2024-05-20',
      group: hears,
      done: [did('0295', '2024-05-20', 'admission'), did('0281', '2024-02-20', '')],
    },
    '0281',
    ['2025-02-20', 'NR-7, Anexo II'],
  ),
  line(
    '91 days over a leap day',
    {
      admitted: '2024-05-20',
      group: hears,
      done: [did('0295', '2024-05-20', 'admission'), did('0281', '2024-02-19', '')],
    },
    '0281',
    ['2024-05-20', before],
  ),
  line(
    'complementary with no exam at admission: 90 days before the contract',
    { group: hears, done: [did('0281', '2019-12-11', '')] },
    '0281',
    ['2020-12-11', 'NR-7, Anexo II'],
    'neverExamined',
  ),
  line(
    'and 91',
    { group: hears, done: [did('0281', '2019-12-10', '')] },
    '0281',
    ['2020-03-10', before],
    'neverExamined',
  ),
  line(
    'no group: the physician',
    { group: null, done: [did('0295', '2026-03-12')] },
    '0295',
    [null, 'sem grupo'],
    'withoutProtocol',
  ),
  line(
    'a group without protocol: the clinical exam, the physician says when',
    { group: group({ exams: [], risks: [noise] }), done: [did('0295', '2026-03-12')] },
    '0295',
    [null, 'não tem protocolo'],
    'withoutProtocol',
  ),
];
