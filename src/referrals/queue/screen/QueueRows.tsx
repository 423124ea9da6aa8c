import { Pagination, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { occasionLabels } from '../../../programmes/programmes.labels.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { ListError } from '../../../ui/list/ListError.tsx';
import { type List, pagesOf } from '../../../ui/list/useList.ts';
import { useSteadyRows } from '../../../ui/list/useSteadyRows.ts';
import { ReferredName } from '../../ReferredName.tsx';
import { priorityLabels } from '../../referrals.labels.ts';
import { ExamsDone } from '../checklist/ExamsDone.tsx';
import type { Queued } from '../queue.contract.ts';
import { shortPriorities } from '../queue.labels.ts';
import classes from './QueueRows.module.css';
import { degreeOfWait, expectedAt, minutesInWords, situationOf } from './queue-words.rules.ts';

type Props = {
  caption: string;
  list: List<{ day: string; people: Queued[]; meanArrival: string | null }>;
  /** Whether they wait: of them it is said how long, and how long it is on the average. */
  waiting: boolean;
  now: number;
  empty: string;
  actions: (person: Queued, isNext: boolean) => ReactNode;
};

/** A part of the queue, in the order in which it is worked off: two lines a person, on a telephone as at a desk. */
export function QueueRows({ caption, list, waiting, now, empty, actions }: Props) {
  const { data, error, state, total, reload } = list;
  const isNothing = total === 0 && !list.isStale;
  const answered = data?.people.length === 0 && !isNothing ? undefined : data?.people;
  const { rows, isBehind, pointer } = useSteadyRows(answered, list.isStale ? null : list.asked);
  if (error) return <ListError error={error} onRetry={reload} />;
  if (!rows) return <LoadingBlock height={240} />;
  const pages = pagesOf(total);
  return (
    <>
      <table className={classes.rows}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            <th>Senha</th>
            <th>Nome</th>
            <th className={classes.stands}>
              {waiting ? 'Espera' : 'Situação'}
              {waiting && data?.meanArrival && <small> · média {meanOf(data.meanArrival, now)}</small>}
            </th>
            <th className={classes.actions}>Ações</th>
          </tr>
        </thead>
        <tbody {...pointer}>
          {rows.map((person, at) => (
            <tr key={person.id} className={person.priority ? classes.first : undefined}>
              <td className={classes.ticket}>{person.ticket ?? '—'}</td>
              <td className={classes.person}>
                <Who person={person} today={data?.day} />
              </td>
              <td className={classes.stands}>
                <Stands person={person} now={now} />
              </td>
              <td className={classes.actions}>{actions(person, at === 0 && state.page === 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {state.search ? `Nada encontrado para “${state.search}”.` : empty}
        </Text>
      )}
      {isBehind && (
        <Text size="sm" c="dimmed" mt="sm">
          Há mudanças nesta lista: elas aparecem quando o mouse sair das linhas.
        </Text>
      )}
      {pages > 1 && (
        <Pagination
          mt="md"
          total={pages}
          value={Math.min(state.page, pages)}
          onChange={state.setPage}
          getItemProps={(page) => ({ 'aria-label': `Página ${page}` })}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Próxima página' : 'Página anterior' })}
        />
      )}
    </>
  );
}

function Who({ person, today }: { person: Queued; today: string | undefined }) {
  const { priority, occasion, companyName, professionalName } = person;
  const more = [
    expectedAt(person, today),
    occasionLabels[occasion],
    companyName,
    ...(professionalName ? [`com ${professionalName}`] : []),
  ].join(' · ');
  return (
    <>
      <div className={classes.name}>
        <ReferredName {...person} />
        {priority !== '' && (
          <abbr className={classes.priority} title={priorityLabels[priority]}>
            {shortPriorities[priority]}
          </abbr>
        )}
      </div>
      <div className={classes.below}>
        <div className={classes.more} title={more}>
          {more}
        </div>
        <ExamsDone person={person} today={today} />
      </div>
    </>
  );
}

function Stands({ person, now }: { person: Queued; now: number }) {
  const { words, more } = situationOf(person, now);
  const degree = degreeOfWait(person, now);
  return (
    <>
      <div className={degree ? `${classes.wait} ${classes[degree]}` : undefined}>{words}</div>
      {more && <div className={classes.more}>{more}</div>}
    </>
  );
}

/** The mean of all waits is how long ago the mean of all arrivals was. */
function meanOf(meanArrival: string, now: number): string {
  return minutesInWords(Math.max(0, Math.floor((now - Date.parse(meanArrival)) / 60_000)));
}
