import { expect, test } from 'vitest';
import { absenceBefore, type Booked, type Doubt, doubtsOf } from './occasion-checks.rules.ts';

const booked: Booked = {
  ...{ occasion: 'periodic', on: '2026-12-10', newFunction: '', returnOn: '', today: '2026-11-26' },
  ...{ isExamined: true, isChanging: false, absence: undefined },
  person: { name: 'Ana Lima', function: 'Atendente', admittedOn: '2020-03-10' },
};
const never = { isExamined: false };
const admission = { occasion: 'admission' } as const;
const back = { occasion: 'return', returnOn: '2026-12-11' } as const;
const absent = (startOn: string) => ({ absence: { startOn, endOn: null } });
const change = { occasion: 'riskChange', newFunction: 'Prensista' } as const;

test.each<[string, Partial<Booked>, Doubt['path'] | null, RegExp?]>([
  ['a periodic exam', {}, null],
  ['a dismissal', { occasion: 'dismissal' }, null],
  ['an admission on the day of it', { ...admission, on: '2020-03-10' }, null],
  ['an admission before it, examined before', { ...admission, on: '2020-03-09' }, null],
  [
    'an admission a day after it',
    { ...admission, ...never, on: '2020-03-11' },
    'occasionConfirmed',
    /10-03-2020.*atraso/,
  ],
  [
    'an admission of who was examined since',
    { ...admission, on: '2020-03-11' },
    'occasion',
    /é o primeiro \(NR-7, 7\.5\.8 I\)/,
  ],
  ['a return of which no absence is known', back, 'occasionConfirmed', /até 11-12-2026 é de 30 dias ou mais\?/],
  ['a return in 1990', { ...back, returnOn: '1990-05-01' }, 'returnOn', /depois da admissão, que foi em 10-03-2020/],
  ['a return on the day of the admission', { ...back, returnOn: '2020-03-10' }, 'returnOn', /depois da admissão/],
  ['a return of yesterday', { ...back, returnOn: '2026-11-25' }, 'occasionConfirmed', /já passou/],
  ['a return of today', { ...back, returnOn: '2026-11-26' }, 'occasionConfirmed', /30 dias ou mais\?/],
  ['a return in 367 days', { ...back, returnOn: '2027-11-28' }, 'returnOn', /próximos 12 meses/],
  [
    'a return of a day before they come',
    { ...back, on: '2026-12-12', ...absent('2026-11-11') },
    'occasionConfirmed',
    /O retorno é em 11-12-2026, e o atendimento fica para 12-12-2026/,
  ],
  ['a return of the day on which they come', { ...back, on: '2026-12-11', ...absent('2026-11-11') }, null],
  ['a return after 29 days', { ...back, ...absent('2026-11-12') }, 'occasionConfirmed', /menos de 30 dias/],
  ['a return after 30 days', { ...back, ...absent('2026-11-11') }, null],
  ['a change to another function', change, null],
  [
    'a change to the function that is',
    { ...change, newFunction: 'ATENDENTE' },
    'occasionConfirmed',
    /a função que Ana Lima já tem/,
  ],
  ['a change that is in the register', { ...change, newFunction: 'Atendente', isChanging: true }, null],
])('%s', (_what, fields, path, message = /./) => {
  const found = doubtsOf({ ...booked, ...fields });
  expect(found.map((doubt) => doubt.path)).toEqual(path === null ? [] : [path]);
  if (path !== null) expect(found[0]?.message).toMatch(message);
});

test('an absence is the one of a return while it goes on or has just ended, and none of years ago', () => {
  const away = (startsOn: string, endsOn: string | null) => [{ startsOn, endsOn }];
  expect(absenceBefore(away('2026-10-01', null), '2026-12-11')).toEqual({ startOn: '2026-10-01', endOn: null });
  expect(absenceBefore(away('2026-10-01', '2026-12-04'), '2026-12-11')).toBeDefined();
  expect(absenceBefore(away('2026-10-01', '2026-12-03'), '2026-12-11')).toBeUndefined();
  expect(absenceBefore(away('2020-03-01', '2020-05-01'), '2026-12-11')).toBeUndefined();
  expect(absenceBefore(away('2026-12-11', null), '2026-12-11')).toBeUndefined();
});
