import { Text } from '@mantine/core';
import { today } from '../../../platform/contract/dates.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { dueText, urgencyOf } from '../../due/due-words.rules.ts';
import { urgencyTones } from '../../due/urgency-tones.rules.ts';
import type { ListedCat } from '../cats.contract.ts';

/** Whether the eSocial has a CAT, with its receipt; else by when it is to have it. */
export function CatState({ withdrawnAt, receipt, dueOn }: Pick<ListedCat, 'withdrawnAt' | 'receipt' | 'dueOn'>) {
  if (withdrawnAt) return <Status tone="grey">Retirada</Status>;
  const day = today();
  if (receipt === null) return <Status tone={urgencyTones[urgencyOf(dueOn, day)]}>{dueText(dueOn, day)}</Status>;
  return (
    <>
      <Status tone="green">Comunicada</Status>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        Recibo {receipt}
      </Text>
    </>
  );
}
