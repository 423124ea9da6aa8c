import { findOpenings, hasHours, holdPlace } from '../../agenda/agenda-lookups.db.ts';
import { lockCareDay } from '../../agenda/care-days.db.ts';
import { closedWord, freeTimeAt, freeTimes, type Now } from '../../agenda/free-times.rules.ts';
import { dayIn, daysAfter, formatDate, minuteOf } from '../../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { takenOn } from './taken.db.ts';

/** Where and when somebody comes; without a time, by order of arrival. */
export type Appointment = {
  placeId: string;
  /** `YYYY-MM-DD`, where the practice is. */
  day: string;
  startsAt: number | null;
  minutes: number;
  professionalId: string | null;
};

/** What is asked for; `professionalId` null for the place as such, undefined for whoever is free. */
export type Wish = Pick<Appointment, 'placeId' | 'day' | 'startsAt'> & {
  occasion: Occasion;
  professionalId?: string | null | undefined;
  /** The referral that is moved: what it has is free for it. */
  except?: string;
};

/** So far ahead an appointment can be made: what lies beyond is a slip. */
const daysAhead = 366;

/**
 * Holds an appointment within a transaction: of two who want the last one of a time, the second waits for the first and is refused
 * (decision 65).
 * @throws 404 for no place, 400 for a place, a day or a way that can't be had, 409 for a time that is taken
 */
export async function book(tx: Database, { placeId, day, startsAt, occasion, professionalId, except }: Wish) {
  const place = await findOpenPlace(tx, placeId);
  await mustHaveHours(tx, place);
  const minutes = place.minutes[occasion];
  const now = clock();
  mustBeNear(day, now);
  if (startsAt === null) {
    if (!place.byArrival) throw refused('startsAt', 'Este local atende só com hora marcada');
    await mustBeOpen(tx, { placeId, day, now });
    return { placeId, day, startsAt, minutes, professionalId: null } satisfies Appointment;
  }
  await lockCareDay(tx, { placeId, day });
  const [openings] = await findOpenings(tx, { placeId, days: [day] });
  const taken = (await takenOn(tx, placeId, [day], except)).get(day) ?? [];
  const time = openings && freeTimeAt({ openings, taken, minutes, now }, { startsAt, professionalId });
  if (!time) throw conflict('Este horário acabou de ser ocupado. Escolha outro.', 'startsAt');
  return { placeId, day, startsAt, minutes, professionalId: time.professionalId } satisfies Appointment;
}

/**
 * The appointment of somebody who stands at the reception: today, by order of arrival. Whether they are received is the practice's
 * own word, so that neither hours nor a holiday refuse it. The day is held for the ticket that follows.
 * @throws 404 for no place, 400 for one that was given up
 */
export async function bookAtOnce(tx: Database, { placeId, occasion }: Pick<Wish, 'placeId' | 'occasion'>) {
  const { minutes } = await findOpenPlace(tx, placeId);
  const { day } = clock();
  await lockCareDay(tx, { placeId, day });
  return { placeId, day, startsAt: null, minutes: minutes[occasion], professionalId: null } satisfies Appointment;
}

/** Days that are looked through for times one after another. */
const daysInARow = 31;

/**
 * Holds an appointment for each occasion within a transaction: times one after another from a day on, or all of them on that day by order of
 * arrival. Days are held in their order, so that nobody waits for one another.
 * @throws 400 as `book`, 409 where there are not so many
 */
export async function bookInARow(
  tx: Database,
  { placeId, day, byArrival }: Pick<Wish, 'placeId' | 'day'> & { byArrival: boolean },
  occasions: readonly Occasion[],
): Promise<Appointment[]> {
  const [first = 'periodic'] = occasions;
  if (byArrival) {
    const one = await book(tx, { placeId, day, occasion: first, startsAt: null });
    return occasions.map(() => one);
  }
  const place = await findOpenPlace(tx, placeId);
  await mustHaveHours(tx, place);
  // Times of one length follow one another: the longest that one of them takes.
  const minutes = Math.max(...occasions.map((occasion) => place.minutes[occasion]));
  const count = occasions.length;
  const now = clock();
  mustBeNear(day, now);
  const found: Appointment[] = [];
  for (let ahead = 0; ahead < daysInARow && found.length < count; ahead++) {
    const on = daysAfter(day, ahead);
    await lockCareDay(tx, { placeId, day: on });
    const [openings] = await findOpenings(tx, { placeId, days: [on] });
    const taken = (await takenOn(tx, placeId, [on])).get(on) ?? [];
    // As many people as each has room for take nothing from the others.
    const times = openings ? freeTimes({ openings, taken, minutes, now }) : [];
    const appointments = times.flatMap(({ startsAt, professionalId, left }) =>
      Array.from({ length: left }, () => ({ placeId, day: on, startsAt, minutes, professionalId })),
    );
    found.push(...appointments.slice(0, count - found.length));
  }
  if (found.length === count) return found;
  const until = formatDate(daysAfter(day, daysInARow - 1));
  const free = found.length === 1 ? 'há 1 horário livre' : `há ${found.length} horários livres`;
  throw conflict(
    `Até ${until} ${free} para ${count === 1 ? '1 pessoa' : `${count} pessoas`}. Escolha outro dia ou outro local.`,
    'day',
  );
}

/**
 * A place that is in use, held until the transaction ends: it is not given up, closed or blocked meanwhile without whoever does it
 * being told of this appointment.
 * @throws 404, 400 for one that was given up
 */
async function findOpenPlace(tx: Database, placeId: string) {
  const place = await holdPlace(tx, placeId);
  if (!place) throw notFound('Local de atendimento não encontrado.');
  if (place.isDeleted) throw refused('placeId', 'Este local não atende mais. Escolha outro.');
  return place;
}

/** @throws 400 for a place that is open at no time of any week: another day would not help */
async function mustHaveHours(tx: Database, { id, name }: { id: string; name: string }) {
  if (await hasHours(tx, id)) return;
  throw refused('placeId', `“${name}” ainda não tem horários de atendimento: cadastre-os, ou escolha outro local`);
}

async function mustBeOpen(tx: Database, { placeId, day, now }: { placeId: string; day: string; now: Now }) {
  const [openings] = await findOpenings(tx, { placeId, days: [day] });
  const closed = openings ? closedWord(openings, now) : 'Sem atendimento';
  if (closed) throw refused('day', `${closed}. Escolha outro dia.`);
}

function mustBeNear(day: string, now: Now): void {
  if (day < now.day) throw refused('day', 'Este dia já passou. Escolha outro dia.');
  if (day > daysAfter(now.day, daysAhead)) throw refused('day', 'Escolha um dia dos próximos 12 meses');
}

function clock(): Now {
  const moment = new Date().toISOString();
  return { day: dayIn(moment), minute: minuteOf(moment) };
}

function refused(path: string, message: string) {
  return invalidInput([{ path, message }]);
}
