import type { FastifyInstance } from 'fastify';
import type { Config } from '../../src/app/config.server.ts';
import { ensureFirstRecords } from '../../src/app/start/first-records.server.ts';
import { dayIn, minuteOf } from '../../src/platform/contract/dates.ts';
import type { Database } from '../../src/platform/database/database.server.ts';
import type { Workshop } from '../../src/platform/jobs/run-job.server.ts';
import { ensureRepeating } from '../../src/platform/jobs/upkeep.db.ts';
import { workOff } from '../../src/platform/jobs/work-off.server.ts';
import { beginCompany } from './begin-companies.ts';
import { beginPractice } from './begin-practice.ts';
import { stepsBesideExams } from './beside-exams.ts';
import { type Call, caller, type User } from './caller.ts';
import { momentOf, takeClock } from './clock.ts';
import { companies } from './companies.ts';
import { historySteps } from './history.ts';
import { people } from './people.ts';
import { takeSteps } from './take-steps.ts';
import { todaySteps } from './today.ts';
import { adminEmail } from './users.ts';
import { appointments, weekSteps } from './weeks.ts';
import { clientSince, firstDay, on, type Step, type World } from './world.ts';

type Parts = {
  app: FastifyInstance;
  db: Database;
  workshop: Workshop;
  config: Pick<Config, 'practiceFile' | 'publicUrl' | 'host' | 'port'>;
  password: string;
  now: Date;
};

/**
 * Makes the demonstration in an empty installation, by the product's own calls: each thing on the day on which it happens, from two
 * years ago until now. What it leaves behind is as idle as a practice whose day's work is told to everybody.
 * @returns null where there are records already
 */
export async function makeDemo({ app, db, workshop, config, password, now }: Parts): Promise<Made | null> {
  const day = dayIn(now.toISOString());
  const clock = takeClock(momentOf(firstDay(day), 8 * 60), now);
  try {
    const first = { adminEmail, adminPassword: password, practiceFile: config.practiceFile };
    if (!(await ensureFirstRecords(db, first))) return null;
    const host = `${config.host}:${config.port}`;
    const { call, send, signOut } = caller(app, db, host);
    const admin = await signInAdmin(call, password);
    const isOwn = config.practiceFile !== undefined;
    const address = config.publicUrl === undefined ? `http://localhost:${config.port}` : null;
    const begun = await beginPractice(call, { admin, password, today: day, isOwn, address });
    const world: World = { call, send, today: day, ...begun, employers: [], known: new Map() };
    const everybody = people(day);
    const expected = appointments(everybody, day, minuteOf(now.toISOString()));
    const becomeClients = companies.map((company, at) =>
      on(clientSince(day, at), 9 * 60, async () => {
        const since = clientSince(day, at);
        world.employers[at] = await beginCompany(call, company, { admin, doctor: begun.physician, password, since });
        await workOff(workshop);
      }),
    );
    const steps: Step[] = [
      ...becomeClients,
      ...historySteps(world, everybody),
      ...stepsBesideExams(world, everybody),
      ...weekSteps(world, expected),
      ...todaySteps(world, { everybody, expected, now }),
    ];
    await takeSteps(steps, clock);
    clock.goTo(now);
    await workOff(workshop); // What the day tells is of what has been made.
    for (const job of workshop.jobs) if (job.everyMs !== null) await ensureRepeating(db, job, 0);
    await workOff(workshop);
    await signOut();
    return { companies: world.employers.length, people: world.known.size };
  } finally {
    clock.end();
  }
}

export type Made = { companies: number; people: number };

/** Signs in once as whoever runs the installation does; the sessions of later days are begun for the same user. */
async function signInAdmin(call: Call, password: string): Promise<User> {
  const { token } = await call('', 'POST', '/login', { email: adminEmail, password });
  const { user, switchedUser } = await call(token, 'GET', '/profile');
  await call(token, 'POST', '/logout', {});
  return { userId: user.id, type: 'admin', ownerId: switchedUser.admin.id };
}
