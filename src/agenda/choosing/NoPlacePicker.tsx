import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useSetsAgenda } from './useSetsAgenda.ts';

/** Stands where a place would have to be chosen and there is none: who may set one up is led there, all others are told whom to ask. */
export function NoPlacePicker() {
  return (
    <Text c="dimmed" py="xl">
      Ainda não há local de atendimento.{' '}
      {useSetsAgenda() ? (
        <Anchor component={Link} to="/agenda/settings" underline="always">
          Cadastre o primeiro
        </Anchor>
      ) : (
        'Peça à clínica que cadastre o primeiro'
      )}
      .
    </Text>
  );
}
