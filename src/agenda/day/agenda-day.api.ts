import { forSignedIn } from '../../access/handlers.server.ts';
import { daysAfter } from '../../platform/contract/dates.ts';
import { notFound } from '../../platform/contract/errors.ts';
import { countAppointments, listAppointments } from '../../referrals/booking/appointment-lookups.db.ts';
import { openStates } from '../../referrals/referrals.labels.ts';
import { findOpenings, findPlace } from '../agenda-lookups.db.ts';
import { closedWord, type DayOpenings, isOutside } from '../free-times.rules.ts';
import { agendaDayContract } from './agenda-day.contract.ts';
import { mostInGrid, mostOfDay } from './day-size.rules.ts';

/** Who comes when, for those who attend (product 17.2). */
export const agendaDayApi = forSignedIn(agendaDayContract, {
  read: async ({ input: { placeId, from, days: count, professionalId, page }, context: { db, scope } }) => {
    if (!(await findPlace(db, placeId))) throw notFound('Local de atendimento não encontrado.');
    const days = Array.from({ length: count }, (_, at) => daysAfter(from, at));
    const openings = await findOpenings(db, { placeId, days });
    const filter = { placeId, professionalId };
    const counts = await countAppointments(db, scope, filter, days);
    const limit = count === 1 ? mostOfDay.alone : mostOfDay.together;
    const answered = [];
    for (const opening of openings) {
      const { timed = 0, byArrival = 0 } = counts.get(opening.day) ?? {};
      const part = async (isTimed: boolean, total: number) => {
        const asked = { ...filter, day: opening.day, timed: isTimed };
        const rows = total === 0 ? [] : await listAppointments(db, scope, asked, { limit, offset: (page - 1) * limit });
        return { total, appointments: rows.map((row) => ({ ...row, outside: liesOutside(opening, row) })) };
      };
      answered.push({
        day: opening.day,
        closed: closedWord(opening, { day: opening.day, minute: 0 }),
        timed: await part(true, timed),
        byArrival: await part(false, byArrival),
      });
    }
    return { days: answered };
  },

  grid: async ({ input: { placeId, from, days: count }, context: { db, scope } }) => {
    if (!(await findPlace(db, placeId))) throw notFound('Local de atendimento não encontrado.');
    const days = Array.from({ length: count }, (_, at) => daysAfter(from, at));
    const openings = await findOpenings(db, { placeId, days });
    const counts = await countAppointments(db, scope, { placeId }, days);
    const answered = [];
    for (const opening of openings) {
      const { day } = opening;
      const { timed = 0, byArrival = 0 } = counts.get(day) ?? {};
      const fits = timed + byArrival <= mostInGrid;
      const part = (isTimed: boolean, total: number) =>
        fits && total > 0
          ? listAppointments(db, scope, { placeId, day, timed: isTimed }, { limit: mostInGrid, offset: 0 })
          : [];
      const rows = [...(await part(true, timed)), ...(await part(false, byArrival))];
      const appointments = rows.map((row) => ({ ...row, outside: liesOutside(opening, row) }));
      answered.push({
        ...opening,
        hours: [...opening.hours],
        blocks: [...opening.blocks],
        timed,
        byArrival,
        appointments,
      });
    }
    return { days: answered };
  },
});

type Row = Awaited<ReturnType<typeof listAppointments>>[number];

/** Only of what is still to come is it worth a word. */
function liesOutside(openings: DayOpenings, { startsAt, minutes, professionalId, state }: Row): boolean {
  if (startsAt === null || !(openStates as readonly string[]).includes(state)) return false;
  return isOutside(openings, { startsAt, minutes, professionalId });
}
