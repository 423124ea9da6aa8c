import { expect, test } from 'vitest';
import { absencesDrawn, examsDrawn, noShowsDrawn, overdueDrawn } from './pictures.rules.ts';
import { otherExams } from './statistics.labels.ts';

const exam = (month: string, code: string, exams: number | 'suppressed') => ({ month, code, name: `E${code}`, exams });
const few = (month: string) => ({ month, code: '', name: otherExams, exams: 'suppressed' as const });

test('of a month of which something is suppressed no kind is drawn as none: it may be what is suppressed', () => {
  const rows = [exam('2026-01', '1', 5), exam('2026-02', '2', 4), few('2026-02')];
  const { series, entries } = examsDrawn(rows, ['2026-01', '2026-02', '2026-03']);
  expect(series.map(({ key }) => key)).toEqual(['1', '2', otherExams]);
  expect(entries.map(({ cells }) => cells)).toEqual([
    { 1: 5, 2: 0, [otherExams]: 0 },
    { 1: 'suppressed', 2: 4, [otherExams]: 'suppressed' },
    { 1: 0, 2: 0, [otherExams]: 0 },
  ]);
});

test('the kinds that were done least are drawn together, and suppressed where one of them is', () => {
  const rows = Array.from({ length: 9 }, (_, at) => exam('2026-01', String(at), 9 - at));
  const { series, entries } = examsDrawn(rows, ['2026-01']);
  expect(series.map(({ key }) => key)).toEqual(['0', '1', '2', '3', '4', otherExams]);
  expect(entries[0]?.cells[otherExams]).toBe(4 + 3 + 2 + 1);
  const secret = examsDrawn([...rows, few('2026-01')], ['2026-01']);
  expect(secret.entries[0]?.cells[otherExams]).toBe('suppressed');
});

test('each unit and month leads to the list of exactly those', () => {
  const unit = { companyId: 'c', companyName: 'Padaria', unitId: 'u', unitName: 'Matriz', overdue: 2, in30: 1 };
  const drawn = overdueDrawn([unit, { ...unit, unitId: null, unitName: null, overdue: 0 }], { named: true, most: 9 });
  expect(drawn.entries.map(({ label, to }) => [label, to])).toEqual([
    ['Padaria · Matriz', '/due-dates?list=overdue&companyId=c&unitId=u'],
    ['Padaria · Sem unidade', '/due-dates?list=in30&companyId=c&unitId=none'],
  ]);
  const [month] = noShowsDrawn([{ month: '2026-02', came: 1, missed: 2, unnoted: 0 }], { companyId: 'c' }).entries;
  expect(month?.to).toBe('/referrals?state=missed&from=2026-02-01&to=2026-02-28&companyId=c');
  const [away] = absencesDrawn([{ month: '2026-02', begun: 1, days: 2 }], { companyId: 'c' }).entries;
  expect(away?.to).toBe('/absences?list=all&from=2026-02-01&to=2026-02-28&companyId=c');
});

test('a list that cannot be narrowed as the numbers are is not led to: it would show others', () => {
  const unit = { companyId: 'c', companyName: 'Padaria', unitId: 'u', unitName: 'Matriz', overdue: 2, in30: 1 };
  const ways = (of: object) => {
    const months = { companyId: 'c', ...of };
    return [
      overdueDrawn([unit], { named: true, most: 9, of: months }).entries[0]?.to,
      noShowsDrawn([{ month: '2026-02', came: 1, missed: 2, unnoted: 0 }], months).entries[0]?.to,
      absencesDrawn([{ month: '2026-02', begun: 1, days: 2 }], months).entries[0]?.to,
    ];
  };
  expect(ways({ unitId: 'u', groupId: 'g', function: 'Pintor' })).toEqual([
    '/due-dates?list=overdue&companyId=c&unitId=u&groupId=g&function=Pintor',
    ...[undefined, undefined],
  ]);
  expect(ways({ sector: 'Pintura' })).toEqual([undefined, undefined, undefined]);
});
