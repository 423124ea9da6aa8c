import { Alert, Button, Group, Text } from '@mantine/core';
import { IconMailForward, IconSend } from '@tabler/icons-react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { countOfPeople } from '../../recalls/recalls.labels.ts';
import { mostReferred } from '../../referrals/referrals.labels.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import classes from './DuePickBar.module.css';
import type { DuePicking } from './useDuePicking.ts';

type Props = {
  picking: DuePicking;
  /** How many are in the list as it is narrowed; undefined until it is known. */
  total: number | undefined;
  /** So many may be chosen at once. */
  most: number;
  /** A company sends its people; the practice asks for them, too. */
  mayRecall: boolean;
};

/** How many are chosen, and the ways to send them or to ask for them. */
export function DuePickBar({ picking, total = 0, most, mayRecall }: Props) {
  const { picked, isFull, pickFirst, isPickingFirst, failure, clear } = picking;
  const openModal = useOpenModal();
  const tooMany = picked.size > mostReferred;
  // Fewer are referred at once than are recalled: the first ones are offered for either.
  const firsts = new Set([mostReferred, most].map((count) => Math.min(count, total)));
  return (
    <div className={classes.bar}>
      <Group gap="sm">
        <Text role="status" flex="1 1 12rem">
          {picked.size === 0 ? hint(total, most, mayRecall) : chosenText(picked.size, isFull)}
          {tooMany && ` Para encaminhar, escolha até ${mostReferred} de uma vez.`}
        </Text>
        {[...firsts]
          .filter((count) => count > 0 && count !== picked.size && (count > picked.size || tooMany))
          .map((count) => (
            <Button key={count} variant="subtle" loading={isPickingFirst} onClick={() => pickFirst(count)}>
              {count < total ? `Escolher os ${count} primeiros da lista` : `Escolher toda a lista (${total})`}
            </Button>
          ))}
        {picked.size > 0 && (
          <Button variant="subtle" onClick={clear}>
            Desfazer a escolha
          </Button>
        )}
        <Button
          variant={mayRecall ? 'default' : 'filled'}
          leftSection={<IconSend size={18} aria-hidden="true" />}
          disabled={picked.size === 0 || tooMany}
          onClick={() => openModal('refer')}
        >
          Encaminhar
        </Button>
        {mayRecall && (
          <Button
            leftSection={<IconMailForward size={18} aria-hidden="true" />}
            disabled={picked.size === 0}
            onClick={() => openModal('recall')}
          >
            Convocar
          </Button>
        )}
      </Group>
      {failure && (
        <Alert color="red" role="alert" mt="sm">
          {errorMessage(failure)}
        </Alert>
      )}
    </div>
  );
}

function chosenText(count: number, isFull: boolean): string {
  return `${countOfPeople(count)} ${count === 1 ? 'escolhido' : 'escolhidos'}${isFull ? ', o máximo de uma vez' : ''}.`;
}

function hint(total: number, most: number, mayRecall: boolean): string {
  if (total === 0) return '';
  const what = mayRecall ? 'Escolha quem convocar' : 'Escolha quem encaminhar';
  if (total <= most) return `${what}.`;
  if (!mayRecall) return `${what}, até ${most} de uma vez.`;
  return `${what}, até ${most} de uma vez. Depois, o filtro “Convocação” mostra quem ainda falta.`;
}
