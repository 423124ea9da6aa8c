import { Button, Group, Select } from '@mantine/core';
import { IconDeviceTv } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import type { useQueuePlace } from './useQueuePlace.ts';

type Props = ReturnType<typeof useQueuePlace> & {
  /** What is wrong with the room; somebody was to be called and none was chosen. */
  roomError: string | undefined;
  roomRef: Ref<HTMLInputElement>;
};

/** At which place the queue is, and where people are called to from here. */
export function QueuePlace({ places = [], place, room, choosePlace, chooseRoom, roomError, roomRef }: Props) {
  const openModal = useOpenModal();
  return (
    <Group align="flex-end">
      {places.length > 1 && (
        <Select
          label="Local de atendimento"
          placeholder="Escolha o local"
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={place?.id ?? null}
          onChange={(id) => id && choosePlace(id)}
          allowDeselect={false}
          flex="1 1 14rem"
          maw={320}
        />
      )}
      {place && place.rooms.length > 0 && (
        <Select
          ref={roomRef}
          label="Chamar para"
          placeholder="Escolha a sala"
          data={place.rooms}
          value={room || null}
          onChange={(name) => name && chooseRoom(name)}
          allowDeselect={false}
          error={roomError}
          flex="1 1 12rem"
          maw={240}
        />
      )}
      {place && (
        <Button
          variant="default"
          leftSection={<IconDeviceTv size={18} aria-hidden="true" />}
          onClick={() => openModal(`panel/${place.id}`)}
        >
          Painel
        </Button>
      )}
    </Group>
  );
}
