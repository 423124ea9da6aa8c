import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queueCountsApi } from '../../counts/useCounts.ts';

type Props = { places: readonly { id: string; name: string }[]; onChoose: (placeId: string) => void };

/** The first time that somebody works at the queue on this computer: each place, with who is there, is one click. */
export function PlaceChoice({ places, onChoose }: Props) {
  const { data } = useQuery(queueCountsApi.read.queryOptions());
  return (
    <Stack gap="sm" maw={480}>
      <p>Escolha o local para ver a fila de hoje.</p>
      {places.map(({ id, name }) => {
        const counts = data?.places.find((place) => place.id === id);
        return (
          <Button
            key={id}
            variant="default"
            size="lg"
            justify="space-between"
            onClick={() => onChoose(id)}
            rightSection={
              counts && (
                <Text span size="sm" c="dimmed">
                  {counts.waiting} aguardando · {counts.scheduled} agendados
                </Text>
              )
            }
          >
            {name}
          </Button>
        );
      })}
    </Stack>
  );
}
