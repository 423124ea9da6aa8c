import { Stack } from '@mantine/core';
import { ListModals } from '../../../ui/list/ListModals.tsx';
import { SearchBox } from '../../../ui/list/SearchBox.tsx';
import { useAddressState } from '../../../ui/list/useAddressState.ts';
import { useList } from '../../../ui/list/useList.ts';
import type { Queued } from '../queue.contract.ts';
import { type QueueGroup, queueGroupNames, queueGroups } from '../queue.labels.ts';
import { queueApi } from '../useQueue.ts';
import { QueueActions } from './QueueActions.tsx';
import { QueueGroups } from './QueueGroups.tsx';
import { QueueTable } from './QueueTable.tsx';
import { useNow } from './useNow.ts';
import { useQueueSteps } from './useQueueSteps.ts';

type Props = {
  placeId: string;
  room: string;
  /** Whether it is known where to call to. */
  hasRoom: () => boolean;
};

/** Today's queue of one place, a part at a time. */
export function PlaceQueue({ placeId, room, hasRoom }: Props) {
  const { params, change } = useAddressState();
  const group = queueGroupNames.find((name) => name === params.get('group')) ?? 'waiting';
  const list = useList(
    'order',
    ({ page, pageSize, search }) =>
      queueApi.list.queryOptions({ input: { placeId, group, page, pageSize, ...(search ? { search } : {}) } }),
    { quiet: true },
  );
  const steps = useQueueSteps({ room, reload: list.reload });
  const choose = (name: string) =>
    change((after) => {
      after.delete('page');
      if (name === 'waiting') after.delete('group');
      else after.set('group', name);
    });
  return (
    <>
      <QueueTable
        caption={`Fila: ${queueGroups[group]}`}
        list={list}
        now={useNow()}
        filters={
          <Stack gap="sm">
            <QueueGroups value={group} counts={list.data?.counts} onChange={choose} />
            <SearchBox state={list.state} label="Buscar por nome, CPF ou matrícula" />
          </Stack>
        }
        empty={emptyTexts[group]}
        actions={(person: Queued) => (
          <QueueActions person={person} steps={steps} onCall={(called) => hasRoom() && steps.call(called)} />
        )}
      />
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
