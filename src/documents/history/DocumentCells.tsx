import { Anchor, Text } from '@mantine/core';
import { href, Link } from 'react-router';
import { momentOf } from '../../platform/clock/moments.ts';
import { Status } from '../../ui/status/Status.tsx';
import type { DocumentRow } from '../documents.contract.ts';
import type { IssuedState } from '../issued/issued.labels.ts';
import { IssuedStatus } from '../issued/viewer/IssuedStatus.tsx';

/** What it is called, and who has withdrawn it, if anybody; an issued one leads to its own screen. */
export function NameOfDocument({ id, name, kind, sentBy, withdrawnAt, withdrawalReason }: DocumentRow) {
  if (kind) {
    return (
      <Anchor component={Link} inherit to={href('/documents/issued/:documentId', { documentId: id })}>
        {name}
      </Anchor>
    );
  }
  if (!withdrawnAt) return name;
  return (
    <div>
      <s>{name}</s>
      <Text size="sm" c="dimmed">
        Retirado por {sentBy} em {momentOf(withdrawnAt)}: {withdrawalReason}
      </Text>
    </div>
  );
}

export function StateOfDocument({ state, arrivedAt, withdrawnAt }: DocumentRow) {
  if (!state) return withdrawnAt ? <Status tone="grey">Retirado</Status> : '—';
  return arrivedAt ? <IssuedStatus state={state as IssuedState} /> : <Status tone="violet">Preparando o PDF</Status>;
}
