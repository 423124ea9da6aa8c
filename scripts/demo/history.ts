import { daysAfter, monthsAfter } from '../../src/platform/contract/dates.ts';
import { companies } from './companies.ts';
import { issueAnamnesis, issueAso, issueDeclaration } from './documents.ts';
import type { Person } from './people.ts';
import { refer } from './referring.ts';
import { dismiss, enter, noteExams, rehire, takeOtherJob } from './registering.ts';
import { attend } from './weeks.ts';
import { examDayUpTo, workdayUpTo } from './workdays.ts';
import { clientSince, knownOf, on, type Step, type World } from './world.ts';

/** What happened to everybody up to this week: registered, examined when it was due, away, moved, dismissed. */
export function historySteps(world: World, everybody: readonly Person[]): Step[] {
  return everybody.flatMap((person, nth) => [
    ...beginnings(world, person, nth),
    ...periodicExams(world, person, nth),
    ...changes(world, person, nth),
  ]);
}

/** A minute of the practice's day, another one for each person. */
const minuteOf = (nth: number) => 8 * 60 + ((nth * 17) % 430);

/** When somebody was admitted who came while the practice knew their company; null for the others. */
function admissionOf(today: string, { story }: Person, nth: number): string | null {
  if (story === 'newcomer') return daysAfter(today, -30 - ((nth * 41) % 300));
  return story === 'neverExamined' ? daysAfter(today, -9 - ((nth * 7) % 30)) : null;
}

function beginnings(world: World, person: Person, nth: number): Step[] {
  const admitted = admissionOf(world.today, person, nth);
  const since = clientSince(world.today, person.company);
  if (admitted === null) {
    const before = person.story === 'changed' ? companies[person.company]?.groups[0].jobs[0] : undefined;
    return [on(daysAfter(since, 2), minuteOf(nth), () => enter(world, person, before ? { ...before } : {}))];
  }
  const hired = { admission_dt: admitted, function_start_dt: admitted };
  return [
    on(daysAfter(admitted, -6), minuteOf(nth), () => enter(world, person, hired)),
    // Of a few nobody has seen to the exam before they began.
    ...(person.story === 'neverExamined'
      ? []
      : [examined(world, person, { day: workdayUpTo(daysAfter(admitted, -3)), nth, occasion: 'admission' })]),
  ];
}

/** The last exam, by which the next one is due, and those before it since the company is a client. */
function periodicExams(world: World, person: Person, nth: number): Step[] {
  const { months, story, dueIn } = person;
  if (months === null || story === 'neverExamined' || story === 'newcomer') return [];
  const due = daysAfter(world.today, dueIn);
  const from = daysAfter(clientSince(world.today, person.company), 10);
  const steps: Step[] = [];
  let day = examDayUpTo(monthsAfter(due, -months));
  // Examined elsewhere before the company was a client: that was noted from the papers that it brought.
  if (day < from) {
    const noted = day;
    steps.push(on(daysAfter(from, -3), minuteOf(nth), () => noteExams(world, knownOf(world, person), noted)));
  }
  for (let last = true; day >= from; last = false) {
    const result = last ? resultOf(person, nth) : undefined;
    steps.push(examined(world, person, { day, nth, occasion: 'periodic', ...(result && { result }) }));
    day = examDayUpTo(monthsAfter(day, -months));
  }
  return steps;
}

/** Of a few the last exam does not end with 'fit for everything'. */
function resultOf({ story, job, company }: Person, nth: number) {
  if (story !== 'due') return undefined;
  if (company === 1 && job.sector === 'Obra' && nth % 8 === 1) return 'notForHeights' as const;
  return company === 0 && nth === 3 ? ('unfit' as const) : undefined;
}

function examined(
  world: World,
  person: Person,
  { day, nth, ...aso }: { day: string; nth: number } & Parameters<typeof issueAso>[2],
): Step {
  const run = async () => {
    const known = knownOf(world, person);
    if (nth % 12 === 0) await issueAnamnesis(world, known);
    await issueAso(world, known, aso);
    if (nth % 14 === 1) await issueDeclaration(world, known);
  };
  return { ...on(day, minuteOf(nth), run), mayOverlap: true };
}

function changes(world: World, person: Person, nth: number): Step[] {
  const back = (days: number) => workdayUpTo(daysAfter(world.today, -days));
  const at = (day: string, run: Step['run'], after = 0) => on(day, minuteOf(nth) + after, run);
  const away = (days: number, until: string) =>
    at(back(days - 2), () => {
      const { employee, employer } = knownOf(world, person);
      const body = { employeeId: employee.id, starts_on: daysAfter(world.today, -days), ends_on: until };
      return world.call(employer.user, 'POST', '/absences', body);
    });
  const exam = (day: string, aso: Parameters<typeof issueAso>[2]) =>
    at(day, () => issueAso(world, knownOf(world, person), aso));
  switch (person.story) {
    case 'away':
      return [away(40 + nth, '')];
    case 'awayUntilSoon':
      return [away(48 + (nth % 5), daysAfter(world.today, 10 + (nth % 3)))];
    case 'returned':
      return [away(140 + (nth % 9), daysAfter(world.today, -75)), exam(back(75), { occasion: 'return' })];
    case 'changed': {
      const day = back(60 + (nth % 20));
      const newFunction = person.job.employee_function;
      let referralId = '';
      const refers = at(workdayUpTo(daysAfter(day, -6)), async () => {
        const known = knownOf(world, person);
        const wanted = { occasion: 'riskChange', newFunction, day, startsAt: null } as const;
        referralId = await refer(world, known, known.employer.user, wanted);
      });
      const attended = at(day, () => attend(world, { person, referralId, occasion: 'riskChange', newFunction }));
      return [refers, attended, at(day, () => takeOtherJob(world, person), 45)];
    }
    case 'dismissed': {
      const day = back(20 + ((nth * 7) % 80));
      return [exam(day, { occasion: 'dismissal' }), at(day, () => dismiss(world, person), 45)];
    }
    case 'rehired': {
      const [left, again] = [back(300), back(120)];
      return [
        exam(left, { occasion: 'dismissal' }),
        at(left, () => dismiss(world, person), 45),
        at(back(126), () => rehire(world, person, daysAfter(again, 1))),
        exam(again, { occasion: 'admission' }),
      ];
    }
    default:
      return [];
  }
}
