import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { occasionLabels } from '../../../programmes/programmes.labels.ts';
import type { Column } from '../../../ui/list/column.ts';
import { DataTable } from '../../../ui/list/DataTable.tsx';
import type { List } from '../../../ui/list/useList.ts';
import { ReferredName } from '../../ReferredName.tsx';
import { priorityLabels } from '../../referrals.labels.ts';
import type { Queued } from '../queue.contract.ts';
import { expectedAt, situationOf } from './queue-words.rules.ts';

type Props = {
  caption: string;
  list: List<{ day: string; people: Queued[] }>;
  now: number;
  filters: ReactNode;
  empty: string;
  actions: (person: Queued) => ReactNode;
};

/** A part of the queue, in the order in which it is worked off. */
export function QueueTable({ list, now, ...rest }: Props) {
  return <DataTable {...rest} columns={columns(list.data?.day, now)} rows={list.data?.people} list={list} />;
}

function columns(day: string | undefined, now: number): Column<Queued, string>[] {
  return [
    { header: 'Senha', cell: ({ ticket }) => <strong>{ticket ?? '—'}</strong>, whole: true },
    {
      header: 'Nome',
      cell: ({ companyName, name, priority, ...person }) => (
        <div>
          <ReferredName {...person} />
          {priority !== '' && (
            <Badge ml={6} variant="default" tt="none">
              {priorityLabels[priority]}
            </Badge>
          )}
          <Text size="xs" c="dimmed">
            {companyName} · {name}
          </Text>
        </div>
      ),
    },
    { header: 'Ocasião', cell: ({ occasion }) => occasionLabels[occasion] },
    {
      header: 'Horário',
      cell: (person) => (
        <div>
          {expectedAt(person, day)}
          {person.professionalName && (
            <Text size="xs" c="dimmed">
              com {person.professionalName}
            </Text>
          )}
        </div>
      ),
    },
    { header: 'Situação', cell: (person) => situationOf(person, now) },
  ];
}
