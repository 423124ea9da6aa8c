import { formatDate, minuteOf } from '../../../platform/contract/dates.ts';
import { stateLabels, timeOf } from '../../referrals.labels.ts';
import type { Queued } from '../queue.contract.ts';

type Times = Pick<Queued, 'state' | 'room' | 'arrivedAt' | 'calledAt' | 'beganAt' | 'endedAt' | 'attendedByName'>;

/**
 * How it stands with somebody of the queue, and for how long.
 * @param now in milliseconds
 */
export function situationOf(person: Times, now: number): string {
  const { state, arrivedAt, beganAt, endedAt, attendedByName } = person;
  const waited = arrivedAt && (beganAt ?? endedAt) ? `esperou ${lasting(arrivedAt, beganAt ?? endedAt ?? '')}` : '';
  if (state === 'arrived') {
    const waits = arrivedAt ? `Esperando há ${lasting(arrivedAt, now)}` : stateLabels.arrived;
    return joined(waits, calledIn(person));
  }
  if (state === 'attending') {
    const by = attendedByName ? ` por ${attendedByName}` : '';
    return joined(`Em atendimento${by}${beganAt ? ` há ${lasting(beganAt, now)}` : ''}`, waited);
  }
  if (state !== 'completed') return stateLabels[state];
  const attended = beganAt && endedAt ? `atendimento de ${lasting(beganAt, endedAt)}` : '';
  return joined(stateLabels.completed, waited, attended);
}

/** When somebody is expected: the time, or the order of arrival; with the day where it is another than today. */
export function expectedAt({ day, startsAt }: Pick<Queued, 'day' | 'startsAt'>, today: string | undefined): string {
  const time = startsAt === null ? 'Por chegada' : timeOf(startsAt);
  return day === today ? time : `${formatDate(day)}, ${time.toLowerCase()}`;
}

/** How long something lasts as a person says it: '12 min', '1 h 05 min'. */
export function lasting(from: string, to: string | number): string {
  const until = typeof to === 'number' ? to : Date.parse(to);
  const minutes = Math.max(0, Math.floor((until - Date.parse(from)) / 60_000));
  if (minutes === 0) return 'menos de 1 min';
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

function calledIn({ calledAt, room }: Times): string {
  if (!calledAt) return '';
  return `${room ? `chamado para ${room}` : 'chamado'} às ${timeOf(minuteOf(calledAt))}`;
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}
