import { Text } from '@mantine/core';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { Status } from '../../ui/status/Status.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import { dueText, urgencyOf } from '../due/due-words.rules.ts';
import { urgencyTones } from '../due/urgency-tones.rules.ts';
import type { EsocialEvent } from '../esocial.contract.ts';
import { type EventState, eventActions, eventStates } from '../esocial.labels.ts';
import classes from './EventCells.module.css';

const stateTones: Readonly<Record<EventState, Tone>> = {
  pending: 'amber',
  refused: 'red',
  ready: 'blue',
  signed: 'blue',
  sent: 'violet',
  accepted: 'green',
  dropped: 'grey',
};

/** What became of an event. */
export function EventStatus({ state }: Pick<EsocialEvent, 'state'>) {
  return <Status tone={stateTones[state]}>{eventStates[state]}</Status>;
}

/** Its last day, with how near it is in words and in colour; of what has ended the day alone. */
export function DueDay({ dueOn, state }: Pick<EsocialEvent, 'dueOn' | 'state'>) {
  if (state === 'accepted' || state === 'dropped') return '—';
  const day = today();
  return <Status tone={urgencyTones[urgencyOf(dueOn, day)]}>{dueText(dueOn, day)}</Status>;
}

/** The type of an event, and what it does to what the eSocial has where that is not to begin with. */
export function eventName({ kind, action }: Pick<EsocialEvent, 'kind' | 'action'>): string {
  return action === 'rectification' ? `${kind} · ${eventActions[action]}` : kind;
}

/** What an event is, and under it what it is about. */
export function WhichEvent(event: EsocialEvent) {
  const { kind, documentName, day } = event;
  return (
    <>
      {eventName(event)}
      <Text size="xs" c="dimmed" className={classes.about}>
        {documentName === null
          ? `${kind === 'S-2210' ? 'Acidente de' : 'Desde'} ${formatDate(day)}`
          : `${documentName}, de ${formatDate(day)}`}
      </Text>
    </>
  );
}

/** What is missing in short: the first, and how many more; on a telephone how many. All of it is told where the event is opened. */
export function MissingInShort({ reasons, receipt }: Pick<EsocialEvent, 'reasons' | 'receipt'>) {
  if (receipt) return receipt;
  const [first, ...others] = reasons;
  if (!first) return null;
  return (
    <>
      <span className={classes.counted}>{others.length > 0 ? `Faltam ${reasons.length}` : 'Falta 1'}</span>
      <span className={classes.missing} data-lines={others.length > 0 ? 1 : 2} title={first.message}>
        {first.message}
      </span>
      {others.length > 0 && <b className={classes.more}>E mais {others.length}.</b>}
    </>
  );
}
