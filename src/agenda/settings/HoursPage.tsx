import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { Page } from '../../ui/Page.tsx';
import type { Outside } from '../agenda.contract.ts';
import { CarePlacePicker } from '../choosing/CarePlacePicker.tsx';
import { NoPlacePicker } from '../choosing/NoPlacePicker.tsx';
import { usePlaceChoice } from '../usePlaceChoice.ts';
import { HoursForm } from './HoursForm.tsx';
import { OutsideNotice } from './OutsideNotice.tsx';
import { backToAgenda, SettingsTabs } from './SettingsTabs.tsx';

export function meta() {
  return [{ title: 'Horários de atendimento · Zelo' }];
}

/** When a place is open, every week anew (product 17.2). */
export default function HoursPage() {
  const { placeId } = useParams();
  const navigate = useNavigate();
  const { query, places, place } = usePlaceChoice(placeId);
  /** What the last save has left outside, and how many there were: each begins a form anew. */
  const [saved, setSaved] = useState<{ outside: Outside | null; count: number; placeId: string }>();
  const own = saved?.placeId === place?.id ? saved : undefined;
  return (
    <Page title="Configurações da agenda" back={backToAgenda}>
      <SettingsTabs />
      {query.error && <ListError error={query.error} onRetry={() => void query.refetch()} />}
      {!places && !query.error && <LoadingBlock height={320} />}
      {places && !place && <NoPlacePicker />}
      {places && place && (
        <Stack maw={900}>
          <CarePlacePicker
            places={places}
            value={place.id}
            onChange={(id) => void navigate(`/agenda/settings/hours/${id}`)}
          />
          <OutsideNotice outside={own?.outside ?? null} />
          <HoursForm
            key={`${place.id} ${own?.count ?? 0}`}
            placeId={place.id}
            onSaved={(outside) => setSaved({ outside, count: (own?.count ?? 0) + 1, placeId: place.id })}
          />
        </Stack>
      )}
    </Page>
  );
}
