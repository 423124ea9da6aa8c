import { Anchor, Text } from '@mantine/core';
import { href, Link } from 'react-router';
import { timeOf } from '../../platform/clock/moments.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { ReferralStatus } from '../../referrals/ReferralStatus.tsx';
import { ReferredName } from '../../referrals/ReferredName.tsx';
import { Status } from '../../ui/status/Status.tsx';
import classes from './AppointmentCard.module.css';
import type { Appointment } from './agenda-day.contract.ts';

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
        <ReferralStatus state={state} />
        {outside && <Status tone="amber">Fora do horário</Status>}
      </div>
    </li>
  );
}
