import { Alert, Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { timeOf } from '../../platform/clock/moments.ts';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { whenLabel } from '../referrals.labels.ts';
import type { ChosenAppointment } from './AppointmentPicker.tsx';
import { isFree, rowsBefore, rowsFrom, shortWeekday } from './choosing-days.rules.ts';
import { DayGrid } from './DayGrid.tsx';
import classes from './FreeDays.module.css';
import type { FreeDay } from './free-times.contract.ts';
import { NextFree } from './NextFree.tsx';
import { TimeChips } from './TimeChips.tsx';
import { freeTimesApi } from './useFreeTimes.ts';

type Props = {
  occasion: Occasion;
  value: ChosenAppointment;
  onChange: (value: ChosenAppointment) => void;
  /** Told the first that can be had, which stands chosen until another is. */
  onFirst: (value: ChosenAppointment) => void;
  error?: string | undefined;
};

/** Some weeks of a place, with what is free on the chosen day beside them: what comes first stands chosen. */
export function FreeDays({ occasion, value, onChange, onFirst, error: problem }: Props) {
  const { placeId } = value;
  const byArrival = value.startsAt === null;
  const [from, setFrom] = useState(() => value.day || today());
  const { days: count } = rowsFrom(from);
  const { data, error, isFetching } = useQuery(
    freeTimesApi.read.queryOptions({ input: { placeId, from, days: count, occasion } }),
  );
  const first = data?.days.find((day) => isFree(day, byArrival));
  useOfferedFirst({ value, first, days: data?.days, onFirst });
  const errorId = `${useId()}-error`;
  /** Nothing sooner can be had: said of weeks that begin today. */
  const isFirst = first !== undefined && from <= today() && keyOf(firstOf(first, value)) === keyOf(value);
  const day = data?.days.find((one) => one.day === value.day) ?? (value.day === '' ? first : undefined);
  return (
    <section aria-label="Dias" className={classes.both}>
      <div>
        <Group justify="space-between" wrap="nowrap" mb={4}>
          <Button
            variant="default"
            size="compact-sm"
            px={6}
            aria-label="Semanas anteriores"
            disabled={from <= today()}
            onClick={() => setFrom(rowsBefore(from, today()))}
          >
            <IconChevronLeft size={16} aria-hidden="true" />
          </Button>
          <Text size="sm" aria-live="polite">
            {formatDate(from)} a {formatDate(daysAfter(from, count - 1))}
          </Text>
          <Button
            variant="default"
            size="compact-sm"
            px={6}
            aria-label="Próximas semanas"
            onClick={() => setFrom(daysAfter(from, count))}
          >
            <IconChevronRight size={16} aria-hidden="true" />
          </Button>
        </Group>
        {error && <Alert color="red">{errorMessage(error)}</Alert>}
        {(data || !error) && (
          <DayGrid
            days={data?.days}
            byArrival={byArrival}
            value={day?.day ?? ''}
            isFetching={isFetching}
            describedBy={problem ? errorId : undefined}
            onChange={(chosen) => onChange(firstOf(chosen, value))}
          />
        )}
      </div>
      <div className={classes.times}>
        {problem && (
          <Text id={errorId} size="sm" c="var(--mantine-color-error)" role="alert" mb="xs">
            {problem}
          </Text>
        )}
        {value.day !== '' && value.startsAt !== '' && (
          <div role="status">
            {isFirst && value.startsAt !== null && (
              <Text size="sm" fw={600}>
                Primeiro horário: {shortWeekday(value.day)} {timeOf(value.startsAt)}
              </Text>
            )}
            <Text size="sm" fw={isFirst ? undefined : 600}>
              Escolhido: {formatDate(value.day)}, {whenLabel({ startsAt: value.startsAt })}
            </Text>
          </div>
        )}
        {day && !byArrival && (
          <TimeChips day={day} value={value} onChange={onChange} describedBy={problem ? errorId : undefined} />
        )}
        <NextFree days={data?.days ?? []} value={value} onChange={(chosen) => onChange(firstOf(chosen, value))} />
      </div>
    </section>
  );
}

/** A day with the first that can be had on it. */
function firstOf({ day, times }: FreeDay, { placeId, startsAt }: ChosenAppointment): ChosenAppointment {
  if (startsAt === null) return { placeId, day, startsAt, professionalId: undefined };
  const [time] = times;
  return { placeId, day, startsAt: time?.startsAt ?? '', professionalId: time?.professionalId };
}

function keyOf({ day, startsAt, professionalId }: ChosenAppointment): string {
  return `${day} ${startsAt} ${professionalId ?? ''}`;
}

type Offer = {
  value: ChosenAppointment;
  first: FreeDay | undefined;
  days: readonly FreeDay[] | undefined;
  onFirst: (value: ChosenAppointment) => void;
};

/** Tells the first that can be had, while nothing is chosen; the next one, where another has taken it before anybody has chosen. */
function useOfferedFirst({ value, first, days, onFirst }: Offer) {
  const offered = useRef('');
  const hasNothing = value.day === '' || value.startsAt === '';
  const isGone =
    keyOf(value) === offered.current &&
    days?.find(({ day }) => day === value.day)?.times.every(({ startsAt }) => startsAt !== value.startsAt) === true &&
    value.startsAt !== null;
  const next = first && (hasNothing || isGone) ? firstOf(first, value) : undefined;
  const key = next && keyOf(next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is offered
  useEffect(() => {
    if (!next || key === undefined) return;
    offered.current = key;
    onFirst(next);
  }, [key]);
}
