import { Anchor, Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ListedPlace } from '../../../../agenda/agenda.contract.ts';
import { timeOf } from '../../../../platform/clock/moments.ts';
import { minuteOf, today } from '../../../../platform/contract/dates.ts';
import { occasionLabels } from '../../../../programmes/programmes.labels.ts';
import { LoadingBlock } from '../../../../ui/LoadingBlock.tsx';
import { ListError } from '../../../../ui/list/ListError.tsx';
import { useOpenModal } from '../../../../ui/modal/useModalRoute.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { freeTimesApi } from '../../../booking/useFreeTimes.ts';
import { ReferredName } from '../../../ReferredName.tsx';
import type { Queued } from '../../queue.contract.ts';
import { queueApi } from '../../useQueue.ts';
import { minutesInWords } from '../queue-words.rules.ts';
import classes from './Beside.module.css';
import { type DayLine, linesOfDay } from './expected-day.rules.ts';

/** So many are seen at once: who is expected later than these is in 'Agendados'. */
const shown = 20;

type Props = { place: ListedPlace; now: number; onAll: () => void };

/** Who is still expected today, how late they are, and what is free between them for a periodic exam. */
export function ExpectedToday({ place, now, onAll }: Props) {
  const placeId = place.id;
  const expected = useQuery(
    queueApi.list.queryOptions({ input: { placeId, group: 'scheduled', page: 1, pageSize: shown } }),
  );
  const day = today();
  const asked = { placeId, from: day, days: 1, occasion: 'periodic' } as const;
  const free = useQuery({ ...freeTimesApi.read.queryOptions({ input: asked }), enabled: place.hasHours });
  const [found] = free.data?.days ?? [];
  const { data, error, refetch } = expected;
  const more = (data?.total ?? 0) - shown;
  return (
    <Panel title="Agendados de hoje">
      {error ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingBlock height={160} />
      ) : (
        <ol className={classes.list}>
          {linesOfDay(data.people, {
            free: more > 0 ? [] : (found?.times ?? []),
            minutes: place.minutes.periodic,
            now: minuteOf(new Date(now).toISOString()),
          }).map((line) => (
            <Line key={keyOf(line)} line={line} of={{ placeId, day }} now={now} />
          ))}
        </ol>
      )}
      {data?.total === 0 && (
        <Text size="sm" c="dimmed">
          Ninguém mais agendado para hoje.
        </Text>
      )}
      {more > 0 && (
        <Anchor component="button" type="button" size="sm" onClick={onAll}>
          Mais {more} em Agendados
        </Anchor>
      )}
    </Panel>
  );
}

type LineProps = { line: DayLine<Queued>; of: { placeId: string; day: string }; now: number };

function Line({ line, of, now }: LineProps) {
  if (line.kind === 'now') {
    return <li className={classes.now}>agora {timeOf(minuteOf(new Date(now).toISOString()))}</li>;
  }
  if (line.kind === 'person') return <Person {...line} />;
  const { startsAt, until, places } = line;
  const to = new URLSearchParams({ ...of, startsAt: String(startsAt), occasion: 'periodic' });
  return (
    <li className={`${classes.line} ${classes.free}`}>
      <span className={classes.time}>{timeOf(startsAt)}</span>
      <span className={classes.who}>
        livre até {timeOf(until)} · {places === 1 ? '1 vaga' : `${places} vagas`}
      </span>
      <Button
        component={Link}
        to={`/referrals/create?${to}`}
        variant="default"
        size="compact-sm"
        px={6}
        aria-label={`Encaminhar para este horário: ${timeOf(startsAt)}`}
      >
        <IconPlus size={16} aria-hidden="true" />
      </Button>
    </li>
  );
}

function Person({ person, late }: { person: Queued; late: number }) {
  const openModal = useOpenModal();
  const { id, startsAt, occasion, companyName, employeeName } = person;
  return (
    <li className={classes.line}>
      <span className={classes.time}>{startsAt === null ? 'chegada' : timeOf(startsAt)}</span>
      <span className={classes.who}>
        <ReferredName {...person} />
        <span className={classes.more}>
          {late > 0 && <b className={classes.late}>{minutesInWords(late)} de atraso · </b>}
          {occasionLabels[occasion]} · {companyName}
        </span>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => openModal(`arrive/${id}`)}
        aria-label={`Chegou: ${employeeName}`}
      >
        Chegou
      </Button>
    </li>
  );
}

function keyOf(line: DayLine<Queued>): string {
  if (line.kind === 'person') return line.person.id;
  return line.kind === 'now' ? 'now' : `free ${line.startsAt}`;
}
