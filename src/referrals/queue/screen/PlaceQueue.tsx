import { useMediaQuery } from '@mantine/hooks';
import type { ListedPlace } from '../../../agenda/agenda.contract.ts';
import { ListModals } from '../../../ui/list/ListModals.tsx';
import { SearchBox } from '../../../ui/list/SearchBox.tsx';
import { ExportMenu } from '../../../ui/list/tools/ExportMenu.tsx';
import { useAddressState } from '../../../ui/list/useAddressState.ts';
import { useList } from '../../../ui/list/useList.ts';
import type { Queued } from '../queue.contract.ts';
import { type QueueGroup, queueGroupNames, queueGroups } from '../queue.labels.ts';
import { queueApi } from '../useQueue.ts';
import { AttendingNow } from './beside/AttendingNow.tsx';
import { ExpectedToday } from './beside/ExpectedToday.tsx';
import classes from './PlaceQueue.module.css';
import { QueueActions } from './QueueActions.tsx';
import { QueueGroups } from './QueueGroups.tsx';
import { QueueRows } from './QueueRows.tsx';
import { useNow } from './useNow.ts';
import { useQueueSteps } from './useQueueSteps.ts';

type Props = {
  place: ListedPlace;
  room: string;
  /** Whether it is known where to call to. */
  hasRoom: () => boolean;
};

/** Where both stand beside one another, what is expected is not asked for by a choice. */
const besideFrom = '(min-width: 84em)';

/** Today's queue of one place, a part at a time; beside it, where there is room, who is still expected and what is free. */
export function PlaceQueue({ place, room, hasRoom }: Props) {
  const { params, change } = useAddressState();
  const placeId = place.id;
  const group = queueGroupNames.find((name) => name === params.get('group')) ?? 'waiting';
  const list = useList(
    'order',
    ({ page, pageSize, search }) =>
      queueApi.list.queryOptions({ input: { placeId, group, page, pageSize, ...(search ? { search } : {}) } }),
    { quiet: true },
  );
  const steps = useQueueSteps({ room, reload: list.reload });
  const now = useNow();
  const isWide = useMediaQuery(besideFrom, false, { getInitialValueInEffect: false });
  const choose = (name: string) =>
    change((after) => {
      after.delete('page');
      if (name === 'waiting') after.delete('group');
      else after.set('group', name);
    });
  // Who is expected is not shown twice.
  const isBeside = isWide && group !== 'scheduled';
  return (
    <>
      <div className={classes.bar}>
        <QueueGroups value={group} counts={list.data?.counts} onChange={choose} />
        <SearchBox state={list.state} label="Buscar por nome, CPF ou matrícula" />
      </div>
      <div className={isBeside ? classes.both : undefined}>
        <div>
          <QueueRows
            caption={`Fila: ${queueGroups[group]}`}
            list={list}
            waiting={group === 'waiting'}
            now={now}
            empty={emptyTexts[group]}
            actions={(person: Queued, isNext) => (
              <QueueActions
                person={person}
                isNext={isNext}
                steps={steps}
                onCall={(called) => hasRoom() && steps.call(called)}
              />
            )}
          />
          <div className={classes.foot}>
            <p>Na ordem da lei: primeiro quem tem 80 anos ou mais, depois as outras prioridades, depois a chegada.</p>
            {list.exported && <ExportMenu list={list.exported} disabled={!list.total} />}
          </div>
        </div>
        {isBeside && (
          <div className={classes.beside}>
            <ExpectedToday place={place} now={now} onAll={() => choose('scheduled')} />
            {group === 'waiting' && <AttendingNow placeId={placeId} now={now} />}
          </div>
        )}
      </div>
      <ListModals list={list} />
    </>
  );
}

const emptyTexts: Readonly<Record<QueueGroup, string>> = {
  waiting:
    'Ninguém aguardando. Quem chega é registrado em Agendados, com “Chegou”; quem vem sem horário, em “Sem agendamento”.',
  attending: 'Ninguém em atendimento.',
  scheduled: 'Ninguém mais agendado para hoje.',
  left: 'Ninguém ficou em aberto de dias anteriores.',
  ended: 'Ninguém foi atendido ainda hoje.',
};
