import { Button, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { timeOf } from '../../platform/clock/moments.ts';
import { type Occasion, occasionLabels, occasions } from '../../programmes/programmes.labels.ts';
import { freeTimesApi } from '../../referrals/booking/useFreeTimes.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './Lists.module.css';

/** What is free of a day for an occasion; each time begins a referral to it. */
export function FreeTimes({ placeId, day }: { placeId: string; day: string }) {
  const [occasion, setOccasion] = useState<Occasion>('periodic');
  const input = { placeId, from: day, days: 1, occasion };
  const { data, error, refetch } = useQuery(freeTimesApi.read.queryOptions({ input }));
  const [found] = data?.days ?? [];
  return (
    <Panel title="Horários livres">
      <NativeSelect
        label="Ocasião"
        maw={320}
        mb="md"
        value={occasion}
        onChange={(event) => setOccasion(event.currentTarget.value as Occasion)}
        data={occasions.map((value) => ({ value, label: occasionLabels[value] }))}
      />
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {!found && !error && <LoadingBlock height={80} />}
      {found?.times.length === 0 && <Text c="dimmed">{found.closed ?? 'Não há mais horário livre neste dia.'}</Text>}
      <ul className={classes.times}>
        {found?.times.map(({ startsAt, professionalId, professionalName, left }) => (
          <li key={`${startsAt} ${professionalId}`}>
            <Button
              component={Link}
              to={`/referrals/create?${new URLSearchParams({
                ...{ placeId, day, startsAt: String(startsAt), occasion },
                ...(professionalId ? { professionalId } : {}),
              })}`}
              variant="default"
              size="xs"
              aria-label={`Encaminhar para este horário: ${timeOf(startsAt)}${professionalName ? `, ${professionalName}` : ''}`}
            >
              {timeOf(startsAt)}
              {professionalName && ` · ${professionalName}`}
              {left > 1 && ` · ${left} vagas`}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
