import { timeOf, timeOfDay } from '../../../platform/clock/moments.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import { stateLabels } from '../../referrals.labels.ts';
import type { Queued } from '../queue.contract.ts';

type Times = Pick<Queued, 'state' | 'room' | 'arrivedAt' | 'calledAt' | 'beganAt' | 'endedAt' | 'attendedByName'>;

/** How it stands with somebody, in few words, and what else is to be known of it. */
type Situation = { words: string; more: string };

/**
 * How it stands with somebody of the queue, and for how long.
 * @param now in milliseconds
 */
export function situationOf(person: Times, now: number): Situation {
  const { state, arrivedAt, beganAt, endedAt, attendedByName } = person;
  const waited = arrivedAt && (beganAt ?? endedAt) ? `esperou ${lasting(arrivedAt, beganAt ?? endedAt ?? '')}` : '';
  if (state === 'arrived') {
    return { words: arrivedAt ? lasting(arrivedAt, now) : stateLabels.arrived, more: calledIn(person) };
  }
  if (state === 'attending') {
    const since = beganAt ? `há ${lasting(beganAt, now)}` : '';
    return {
      words: joined(stateLabels.attending, since),
      more: joined(attendedByName && `com ${attendedByName}`, waited),
    };
  }
  if (state !== 'completed') return { words: stateLabels[state], more: '' };
  const attended = beganAt && endedAt ? `atendimento de ${lasting(beganAt, endedAt)}` : '';
  return { words: stateLabels.completed, more: joined(waited, attended) };
}

/** From how many minutes on a wait is long, and too long: both are seen from afar. */
const long = { some: 15, much: 30 };

/** How long somebody has been waiting, as a degree; null for who does not wait. */
export function degreeOfWait({ state, arrivedAt }: Pick<Queued, 'state' | 'arrivedAt'>, now: number) {
  if (state !== 'arrived' || arrivedAt === null) return null;
  const minutes = minutesBetween(arrivedAt, now);
  if (minutes > long.much) return 'much';
  return minutes < long.some ? 'little' : 'some';
}

/** When somebody is expected: the time, or the order of arrival; with the day where it is another than today. */
export function expectedAt({ day, startsAt }: Pick<Queued, 'day' | 'startsAt'>, today: string | undefined): string {
  const time = startsAt === null ? 'Por chegada' : timeOf(startsAt);
  return day === today ? time : `${formatDate(day)}, ${startsAt === null ? 'por chegada' : `às ${time}`}`;
}

/** How long something lasts as a person says it: '12 min', '1 h 05 min'. */
export function lasting(from: string, to: string | number): string {
  const minutes = minutesBetween(from, typeof to === 'number' ? to : Date.parse(to));
  return minutes === 0 ? 'menos de 1 min' : minutesInWords(minutes);
}

/** '12 min', '1 h 05 min'. */
export function minutesInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

function minutesBetween(from: string, until: number): number {
  return Math.max(0, Math.floor((until - Date.parse(from)) / 60_000));
}

function calledIn({ calledAt, room }: Times): string {
  if (!calledAt) return '';
  return `${room ? `chamado para ${room}` : 'chamado'} às ${timeOfDay(calledAt)}`;
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}
