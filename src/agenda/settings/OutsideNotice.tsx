import { Anchor, List, Text } from '@mantine/core';
import { href, Link } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { whenLabel } from '../../referrals/referrals.labels.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Outside } from '../agenda.contract.ts';

/** Which appointments a change has left where nobody attends: they stand until somebody moves them. */
export function OutsideNotice({ outside }: { outside: Outside | null }) {
  if (!outside || outside.total === 0) return null;
  const { total, first } = outside;
  const title = total === 1 ? '1 agendamento ficou fora do horário' : `${total} agendamentos ficaram fora do horário`;
  return (
    <Notice title={title} role="status">
      <Text size="sm" mb="xs">
        Nada foi desmarcado. Abra a guia para remarcar o que for preciso.
      </Text>
      <List size="sm">
        {first.map(({ referralId, name, day, startsAt }) => (
          <List.Item key={referralId}>
            <Anchor component={Link} to={href('/referrals/:referralId', { referralId })} inherit underline="always">
              {name}
            </Anchor>
            : {formatDate(day)}, {whenLabel({ startsAt })}
          </List.Item>
        ))}
      </List>
      {total > first.length && <Text size="sm">… e mais {total - first.length}.</Text>}
    </Notice>
  );
}
