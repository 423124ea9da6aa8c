import { forSignedIn } from '../../access/handlers.server.ts';
import { findOpenings, findPlace } from '../../agenda/agenda-lookups.db.ts';
import { closedWord, freeTimes } from '../../agenda/free-times.rules.ts';
import { dayIn, daysAfter, minuteOf } from '../../platform/contract/dates.ts';
import { notFound } from '../../platform/contract/errors.ts';
import { freeTimesContract } from './free-times.contract.ts';
import { takenOn } from './taken.db.ts';

/** What can still be had at a place: times, and never who has the others (product 17.2). */
export const freeTimesApi = forSignedIn(freeTimesContract, {
  read: async ({ input: { placeId, from, days: count, occasion }, context: { db } }) => {
    const place = await findPlace(db, placeId);
    if (!place || place.isDeleted) throw notFound('Local de atendimento não encontrado.');
    const days = Array.from({ length: count }, (_, at) => daysAfter(from, at));
    const openings = await findOpenings(db, { placeId, days });
    const taken = await takenOn(db, placeId, days);
    const moment = new Date().toISOString();
    const now = { day: dayIn(moment), minute: minuteOf(moment) };
    const minutes = place.minutes[occasion];
    return {
      days: openings.map((day) => ({
        day: day.day,
        closed: closedWord(day, now),
        times: freeTimes({ openings: day, taken: taken.get(day.day) ?? [], minutes, now }),
      })),
    };
  },
});
