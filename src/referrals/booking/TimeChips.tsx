import { Chip, Text } from '@mantine/core';
import { timeOf } from '../../platform/clock/moments.ts';
import type { ChosenAppointment } from './AppointmentPicker.tsx';
import { halvesOf } from './choosing-days.rules.ts';
import classes from './FreeDays.module.css';
import type { FreeDay } from './free-times.contract.ts';

type Props = {
  day: FreeDay;
  value: ChosenAppointment;
  onChange: (value: ChosenAppointment) => void;
  /** What says what is wrong with the choice. */
  describedBy: string | undefined;
};

/** The choice of what is free on one day: its morning and its afternoon. */
export function TimeChips({ day: { day, times }, value, onChange, describedBy }: Props) {
  const chosen = value.day === day && value.startsAt !== '' ? keyOf(value) : '';
  function choose(key: string) {
    const [startsAt = '', professionalId = ''] = key.split(' ');
    onChange({ placeId: value.placeId, day, startsAt: Number(startsAt), professionalId: professionalId || null });
  }
  return (
    <Chip.Group value={chosen} onChange={(key) => choose(String(key))}>
      <div
        role="radiogroup"
        aria-label="Horários livres"
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
        tabIndex={-1}
      >
        {halvesOf(times).map(({ name, times: half }) => (
          <div key={name}>
            <Text size="xs" c="dimmed" mt={4}>
              {name}
            </Text>
            <div className={classes.chips}>
              {half.map((time) => (
                <Chip
                  key={keyOf(time)}
                  value={keyOf(time)}
                  variant="outline"
                  size="xs"
                  classNames={{ label: classes.time }}
                >
                  {timeOf(time.startsAt)}
                  {time.professionalName && ` · ${time.professionalName}`}
                </Chip>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Chip.Group>
  );
}

function keyOf(time: { startsAt: number | null | ''; professionalId?: string | null | undefined }): string {
  return `${time.startsAt ?? ''} ${time.professionalId ?? ''}`;
}
