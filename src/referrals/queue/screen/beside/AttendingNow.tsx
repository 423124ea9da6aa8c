import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../../../ui/Panel.tsx';
import { queueApi } from '../../useQueue.ts';
import { situationOf } from '../queue-words.rules.ts';
import classes from './Beside.module.css';

/** So many are seen at once: there are no more rooms than that. */
const shown = 10;

/** Who is being attended now, in which room and for how long. Nothing at all where nobody is. */
export function AttendingNow({ placeId, now }: { placeId: string; now: number }) {
  const { data } = useQuery(
    queueApi.list.queryOptions({ input: { placeId, group: 'attending', page: 1, pageSize: shown } }),
  );
  if (!data || data.total === 0) return null;
  return (
    <Panel title="Em atendimento agora">
      <ul className={classes.list}>
        {data.people.map((person) => {
          const { words, more } = situationOf(person, now);
          return (
            <li key={person.id} className={classes.line}>
              <span className={classes.time}>{person.ticket ?? '—'}</span>
              <span className={classes.who}>
                {person.employeeName}
                <span className={classes.more}>{[person.room, words, more].filter(Boolean).join(' · ')}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
