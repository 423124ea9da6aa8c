import { Anchor, Badge, Text } from '@mantine/core';
import { href, Link } from 'react-router';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { ReferredName } from '../ReferredName.tsx';
import { stateLabels, timeOf } from '../referrals.labels.ts';
import classes from './AppointmentCard.module.css';
import type { Appointment } from './agenda-day.contract.ts';

const colours = {
  scheduled: 'blue',
  arrived: 'teal',
  attending: 'violet',
  completed: 'green',
  missed: 'red',
  cancelled: 'gray',
} as const satisfies Record<Appointment['state'], string>;

/** One appointment: when, who, of which company, for what, and how far it is. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { id, startsAt, minutes, companyName, occasion, state, professionalName, outside } = appointment;
  return (
    <li className={classes.card}>
      <Text fw={600} className={classes.time}>
        {startsAt === null ? 'Por chegada' : `${timeOf(startsAt)}–${timeOf(startsAt + minutes)}`}
      </Text>
      <div className={classes.who}>
        <Anchor component={Link} to={href('/referrals/:referralId', { referralId: id })} fw={600}>
          <ReferredName {...appointment} />
        </Anchor>
        <Text size="sm" c="dimmed">
          {companyName} · {occasionLabels[occasion]}
          {professionalName && ` · ${professionalName}`}
        </Text>
      </div>
      <div className={classes.badges}>
        <Badge variant="light" color={colours[state]} autoContrast classNames={{ label: classes.label }}>
          {stateLabels[state]}
        </Badge>
        {outside && (
          <Badge variant="light" color="orange" classNames={{ label: classes.label }}>
            Fora do horário
          </Badge>
        )}
      </div>
    </li>
  );
}
