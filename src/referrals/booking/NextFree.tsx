import { Anchor, Text } from '@mantine/core';
import { formatDate } from '../../platform/contract/dates.ts';
import type { ChosenAppointment } from './AppointmentPicker.tsx';
import { nextFree, reasonsOf, shortWeekday } from './choosing-days.rules.ts';
import classes from './FreeDays.module.css';
import type { FreeDay } from './free-times.contract.ts';

type Props = { days: readonly FreeDay[]; value: ChosenAppointment; onChange: (day: FreeDay) => void };

/** The days on which nothing can be had, in one line with why, and the next one on which something can. */
export function NextFree({ days, value: { day, startsAt }, onChange }: Props) {
  const byArrival = startsAt === null;
  const reasons = reasonsOf(days, byArrival);
  const next = nextFree(days, day, byArrival);
  if (reasons.length === 0) return null;
  return (
    <Text size="xs" c="dimmed" className={classes.reasons} component="div">
      {reasons.map(({ reason, on }) => (
        <span key={reason} className={classes.reason}>{`${reason}: ${on}`}</span>
      ))}
      {next && (
        <Anchor component="button" type="button" size="xs" onClick={() => onChange(next)}>
          Próximo dia livre: {shortWeekday(next.day)} {formatDate(next.day).slice(0, 5)}
        </Anchor>
      )}
    </Text>
  );
}
