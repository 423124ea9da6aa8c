import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { useSettingsList } from '../settings/useSettingsList.ts';
import { agendaApi } from '../useAgenda.ts';
import { holidaysOf } from './national-holidays.rules.ts';
import { useHolidayYear } from './useHolidayYear.ts';

/** Offers a year's national holidays, chosen, and those that depend on the place, not chosen. */
export default function NationalHolidaysModal() {
  const year = useHolidayYear();
  const { reload, onOutside } = useSettingsList();
  const { opened, close, onClosed } = useModalRoute();
  const [offered] = useState(() => holidaysOf(year));
  const [days, setDays] = useState(() => offered.filter(({ isNational }) => isNational).map(({ day }) => day));
  const adding = useMutation(agendaApi.putHolidays.mutationOptions());
  const chosen = offered.filter(({ day }) => days.includes(day)).map(({ day, name }) => ({ day, name }));

  async function confirm() {
    try {
      const { added, outside } = await adding.mutateAsync({ holidays: chosen });
      successToast(added === 1 ? '1 feriado acrescentado.' : `${added} feriados acrescentados.`);
      onOutside(outside);
    } catch {
      errorToast('Erro ao acrescentar os feriados. Por favor, tente novamente.');
      return;
    }
    close();
    void reload();
    return 'done';
  }

  return (
    <FormModal
      mode="create"
      title={`Feriados de ${year}`}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      busy={adding.isPending}
      withoutButton={chosen.length === 0}
      onConfirm={confirm}
      buttonLabel="Acrescentar"
    >
      <Stack>
        <Text size="sm">
          Os nacionais já vêm escolhidos. Carnaval, Sexta-feira Santa e Corpus Christi dependem do município: escolha os
          que valem para a clínica.
        </Text>
        <Checkbox.Group label="Feriados" value={days} onChange={setDays}>
          <Stack gap="xs" mt="xs">
            {offered.map(({ day, name, isNational }) => (
              <Checkbox
                key={day}
                value={day}
                label={`${formatDate(day)} · ${name}${isNational ? '' : ' (conforme o lugar)'}`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {adding.error && (
          <Alert color="red" role="alert">
            {errorMessage(adding.error)}
          </Alert>
        )}
      </Stack>
    </FormModal>
  );
}
