import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { DayField } from '../../ui/fields/DayField.tsx';
import type { CarePlace } from '../agenda.contract.ts';
import { CareProfessionalPicker } from '../CareProfessionalPicker.tsx';
import { CarePlacePicker } from '../choosing/CarePlacePicker.tsx';
import classes from './Lists.module.css';
import type { useAgendaPlace } from './useAgendaPlace.ts';

type Props = {
  agenda: ReturnType<typeof useAgendaPlace>;
  places: readonly Pick<CarePlace, 'id' | 'name'>[];
  placeId: string;
};

/** Which place, day, week or list, and whose appointments are seen. */
export function AgendaFilters({ agenda, places, placeId }: Props) {
  const { day, view, chooseDay } = agenda;
  const isWeek = view === 'week';
  const step = isWeek ? 7 : 1;
  const what = isWeek ? ['Semana anterior', 'Próxima semana'] : ['Dia anterior', 'Próximo dia'];
  const [professionalName, setProfessionalName] = useState('');
  return (
    <Group align="flex-end" gap="sm" className={classes.filters}>
      <CarePlacePicker places={places} value={placeId} onChange={agenda.choosePlace} />
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <ActionIcon variant="default" size={36} aria-label={what[0]} onClick={() => chooseDay(daysAfter(day, -step))}>
          <IconChevronLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <DayField label="Dia" value={day} onChange={(chosen) => chosen && chooseDay(chosen)} />
        <ActionIcon variant="default" size={36} aria-label={what[1]} onClick={() => chooseDay(daysAfter(day, step))}>
          <IconChevronRight size={18} aria-hidden="true" />
        </ActionIcon>
        <Button variant="default" style={{ flexShrink: 0 }} onClick={() => chooseDay(today())}>
          Hoje
        </Button>
      </Group>
      <SegmentedControl
        aria-label="Ver"
        value={view}
        onChange={agenda.chooseView}
        data={[
          { value: 'day', label: 'Dia' },
          { value: 'week', label: 'Semana' },
          { value: 'list', label: 'Lista' },
        ]}
      />
      <CareProfessionalPicker
        value={agenda.professionalId}
        knownName={professionalName || 'Profissional escolhido'}
        placeholder="Todos"
        onChange={(id, name) => {
          setProfessionalName(name);
          agenda.chooseProfessional(id);
        }}
      />
    </Group>
  );
}
