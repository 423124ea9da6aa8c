import type { Occasion } from '../../src/programmes/programmes.labels.ts';
import type { User } from './caller.ts';
import type { Known, World } from './world.ts';

type Wanted = { occasion: Occasion; returnOn?: string; newFunction?: string; day: string; startsAt: number | null };

/** Somebody is sent to the practice, for the exams that the programme asks for; answers the referral's identifier. */
export async function refer(world: World, { employee }: Known, by: User, wanted: Wanted): Promise<string> {
  const { referral } = await world.call(by, 'POST', '/referrals', {
    ...{ ...wanted, employeeId: employee.id, placeId: world.placeId, occasionConfirmed: true },
    exams: await examsFor(world, employee.id, by, wanted),
  });
  return referral.id;
}

/** Somebody comes without an appointment. */
export async function receive(world: World, { employee }: Known, day: string): Promise<void> {
  const exams = await examsFor(world, employee.id, world.receptionist, { occasion: 'periodic', day });
  await world.call(world.receptionist, 'POST', '/queue', {
    ...{ employeeId: employee.id, placeId: world.placeId, occasion: 'periodic', priority: '', occasionConfirmed: true },
    exams,
  });
}

async function examsFor(
  world: World,
  employeeId: string,
  by: User,
  { occasion, day, newFunction }: Pick<Wanted, 'occasion' | 'day' | 'newFunction'>,
) {
  const asked = new URLSearchParams({ employeeId, occasion, on: day, ...(newFunction && { newFunction }) });
  const { exams } = await world.call(by, 'GET', `/referrals/plan?${asked}`);
  return exams.map(({ code, name }: { code: string; name: string }) => ({ code, name }));
}
