import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
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
  const issue = issuesOf(adding.error)[0]?.message;
  // Those that are there already keep their names.
  const there = useQuery(agendaApi.listHolidays.queryOptions({ input: { year } })).data?.holidays ?? [];
  const known = (day: string) => there.find((one) => one.day === day);
  const chosen = offered
    .filter(({ day }) => days.includes(day) && !known(day))
    .map(({ day, name }) => ({ day, name, version: 0 }));

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
        <Checkbox.Group label="Feriados" value={days} onChange={setDays} error={issue}>
          <Stack gap="xs" mt="xs">
            {offered.map(({ day, name, isNational }) => (
              <Checkbox
                key={day}
                value={day}
                disabled={known(day) !== undefined}
                label={`${formatDate(day)} · ${known(day)?.name ?? name}${isNational ? '' : ' (conforme o lugar)'}${known(day) ? ' (já está)' : ''}`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {adding.error && !issue && (
          <Alert color="red" role="alert">
            {errorMessage(adding.error)}
          </Alert>
        )}
      </Stack>
    </FormModal>
  );
}
