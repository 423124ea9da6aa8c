import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { momentAt } from '../../platform/clock/wall-clock.ts';
import type { ReferralState } from '../referrals.labels.ts';

/** What a calendar is made of. Of the occasion and the exams it says nothing: calendars are kept by others (product 17.5). */
export type Entry = {
  id: string;
  version: number;
  name: string;
  state: ReferralState;
  employeeName: string;
  placeName: string;
  placeAddress: string;
  day: string;
  startsAt: number | null;
  minutes: number;
  updatedAt: string;
};

/** A last day of the eSocial, and how many events have not been sent. */
type DueDay = { dueOn: string; count: number };

/** How often a calendar is asked to look again, in seconds. */
const lookAgain = 3_600;

/** Referrals, and last days of the eSocial, as a calendar file (RFC 5545): the same ones are the same text, wherever it is made. */
export function calendarFile(entries: readonly Entry[], dueDays: readonly DueDay[] = []): string {
  const calendar = ical({
    name: 'Atendimentos na clínica',
    prodId: { company: 'Zelo', product: 'Encaminhamentos', language: 'PT-BR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: lookAgain,
  });
  for (const entry of entries) {
    const { id, version, updatedAt, state } = entry;
    calendar.createEvent({
      ...{ id, sequence: version, stamp: new Date(updatedAt), lastModified: new Date(updatedAt) },
      ...timesOf(entry),
      summary: oneLine(`Atendimento na clínica · ${entry.employeeName} · ${entry.name}`),
      location: oneLine([entry.placeName, entry.placeAddress].filter(Boolean).join(', ')),
      status: state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  for (const { dueOn, count } of dueDays) {
    const stamp = new Date(`${dueOn}T00:00:00Z`);
    calendar.createEvent({
      ...{ id: `esocial-${dueOn}`, stamp, start: stamp, allDay: true, timezone: 'UTC' },
      summary: count === 1 ? 'eSocial: 1 evento a enviar até hoje' : `eSocial: ${count} eventos a enviar até hoje`,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** A time as UTC, which every calendar knows; by order of arrival as the whole day. */
function timesOf({ day, startsAt, minutes }: Entry) {
  if (startsAt === null) {
    const description = 'Por ordem de chegada';
    return { start: new Date(`${day}T00:00:00Z`), allDay: true, timezone: 'UTC', description };
  }
  const start = momentAt(day, startsAt);
  return { start, end: new Date(start.getTime() + minutes * 60_000) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
