import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../../ui/Notice.tsx';
import type { ListedPlace } from '../agenda.contract.ts';
import { useSetsAgenda } from './useSetsAgenda.ts';

/** Stands where a time would have to be chosen at a place that has no hours: names it, and says what to do or whom to ask. */
export function NoHoursPicker({ place }: { place: Pick<ListedPlace, 'id' | 'name'> }) {
  const mayGive = useSetsAgenda();
  return (
    <Notice stops title={`“${place.name}” ainda não tem horários de atendimento`} role="status">
      {mayGive ? (
        <Anchor component={Link} to={`/agenda/settings/hours/${place.id}`} c="inherit" underline="always">
          Dizer os horários deste local
        </Anchor>
      ) : (
        'Ninguém pode ser encaminhado para ele até que tenha. Peça à clínica que os cadastre, ou escolha outro local.'
      )}
    </Notice>
  );
}
