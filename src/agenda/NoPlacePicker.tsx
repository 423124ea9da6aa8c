import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';

/** Stands where a place would have to be chosen and there is none. */
export function NoPlacePicker() {
  return (
    <Text c="dimmed" py="xl">
      Ainda não há local de atendimento.{' '}
      <Anchor component={Link} to="/agenda/settings" underline="always">
        Cadastre o primeiro
      </Anchor>
      .
    </Text>
  );
}
