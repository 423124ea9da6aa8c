import { Button, Select } from '@mantine/core';
import { IconDeviceTv } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import classes from './QueuePlace.module.css';
import { type useQueuePlace, walkInAddress } from './useQueuePlace.ts';

type Props = ReturnType<typeof useQueuePlace> & {
  /** What is wrong with the room; somebody was to be called and none was chosen. */
  roomError: string | undefined;
  roomRef: Ref<HTMLInputElement>;
};

/** At which place the queue is, where people are called to from here, and what is begun here: one line beside the heading. */
export function QueuePlace({ places = [], place, room, choosePlace, chooseRoom, roomError, roomRef }: Props) {
  const openModal = useOpenModal();
  return (
    <div className={classes.line}>
      {places.length > 1 && (
        <Select
          aria-label="Local de atendimento"
          placeholder="Escolha o local"
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={place?.id ?? null}
          onChange={(id) => id && choosePlace(id)}
          allowDeselect={false}
          className={classes.choice}
        />
      )}
      {place && place.rooms.length > 0 && (
        <Select
          ref={roomRef}
          aria-label="Chamar para"
          placeholder="Chamar para…"
          data={place.rooms}
          value={room || null}
          onChange={(name) => name && chooseRoom(name)}
          allowDeselect={false}
          error={roomError}
          leftSection={room ? <span className={classes.to}>Chamar para</span> : undefined}
          leftSectionWidth={room ? 96 : undefined}
          leftSectionPointerEvents="none"
          className={classes.room}
        />
      )}
      {place && (
        <>
          <Button
            variant="default"
            leftSection={<IconDeviceTv size={18} aria-hidden="true" />}
            onClick={() => openModal(`panel/${place.id}`)}
          >
            Painel
          </Button>
          <Button component={Link} to={walkInAddress(place.id)}>
            Sem agendamento
          </Button>
        </>
      )}
    </div>
  );
}
