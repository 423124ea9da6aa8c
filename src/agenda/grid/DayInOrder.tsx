import { ActionIcon, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { href, Link } from 'react-router';
import { timeOf } from '../../platform/clock/moments.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { ReferralStatus } from '../../referrals/ReferralStatus.tsx';
import { ReferredName } from '../../referrals/ReferredName.tsx';
import { referralTones } from '../../referrals/referral-tones.rules.ts';
import { Status } from '../../ui/status/Status.tsx';
import { toneClass } from '../../ui/status/tone-class.ts';
import type { ListedPlace } from '../agenda.contract.ts';
import type { Now } from '../free-times.rules.ts';
import classes from './DayInOrder.module.css';
import { type DayLine, linesOfDay } from './day-lines.rules.ts';
import type { Column, Timed } from './grid-columns.rules.ts';

type Props = { columns: readonly Column[]; place: ListedPlace; now: Now };

/** A day from top to bottom, for a telephone: who comes, and the gaps between them. */
export function DayInOrder({ columns, place, now }: Props) {
  const lines = linesOfDay({ columns, minutesOf: place.minutes, now });
  const day = columns[0]?.day ?? '';
  if (lines.every(({ kind }) => kind === 'now' || kind === 'closed')) {
    return <Text c="dimmed">{columns.find(({ closed }) => closed)?.closed ?? 'Sem atendimento'}</Text>;
  }
  return (
    <ol className={classes.list}>
      {lines.map((line) => (
        <Line key={keyOf(line)} line={line} of={{ placeId: place.id, day }} />
      ))}
    </ol>
  );
}

function Line({ line, of }: { line: DayLine; of: { placeId: string; day: string } }) {
  if (line.kind === 'now') return <li className={classes.now}>agora {timeOf(line.at)}</li>;
  if (line.kind === 'person') return <Person person={line.person} />;
  if (line.kind === 'closed') {
    return (
      <li className={`${classes.line} ${classes.closed}`}>
        <span className={classes.time}>{timeOf(line.at)}</span>
        <span>
          {[line.part.word, line.head].filter(Boolean).join(' · ')} até {timeOf(line.part.to)}
        </span>
      </li>
    );
  }
  const to = new URLSearchParams({
    ...{ ...of, startsAt: String(line.at), occasion: 'periodic' },
    ...(line.professionalId ? { professionalId: line.professionalId } : {}),
  });
  return (
    <li className={`${classes.line} ${classes.free}`}>
      <span className={classes.time}>{timeOf(line.at)}</span>
      <span className={classes.who}>
        livre até {timeOf(line.until)} · {line.places === 1 ? '1 vaga' : `${line.places} vagas`}
        {line.head && <span className={classes.more}>{line.head}</span>}
      </span>
      <ActionIcon
        component={Link}
        to={`/referrals/create?${to}`}
        variant="default"
        size={36}
        aria-label={`Encaminhar para este horário: ${[timeOf(line.at), line.head].filter(Boolean).join(', ')}`}
      >
        <IconPlus size={18} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

function Person({ person }: { person: Timed }) {
  const { id, startsAt, state, occasion, companyName, professionalName, outside } = person;
  return (
    <li className={`${classes.line} ${classes.person} ${toneClass(referralTones[state])}`}>
      <span className={classes.time}>{timeOf(startsAt)}</span>
      <Link to={href('/referrals/:referralId', { referralId: id })} className={classes.who}>
        <ReferredName {...person} />
        <span className={classes.more}>
          {[occasionLabels[occasion], companyName, professionalName].filter(Boolean).join(' · ')}
        </span>
      </Link>
      <span className={classes.status}>
        <ReferralStatus state={state} />
        {outside && <Status tone="amber">Fora do horário</Status>}
      </span>
    </li>
  );
}

function keyOf(line: DayLine): string {
  if (line.kind === 'person') return line.person.id;
  if (line.kind === 'closed') return `closed ${line.at} ${line.part.word} ${line.head}`;
  return line.kind === 'now' ? 'now' : `free ${line.at} ${line.professionalId}`;
}
