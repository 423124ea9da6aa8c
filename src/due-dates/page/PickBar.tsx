import { Alert, Button, Group, Text } from '@mantine/core';
import { IconMailForward, IconSend } from '@tabler/icons-react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { countOfPeople } from '../../recalls/recalls.labels.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import type { Picking } from './usePicking.ts';

type Props = {
  picking: Picking;
  /** How many are in the list as it is narrowed; undefined until it is known. */
  total: number | undefined;
  /** So many may be chosen at once. */
  most: number;
  /** A company sends its people; the practice asks for them, too. */
  mayRecall: boolean;
};

/** How many are chosen, and the ways to send them or to ask for them. */
export function PickBar({ picking, total = 0, most, mayRecall }: Props) {
  const { picked, pickAll, isPickingAll, failure, clear } = picking;
  const openModal = useOpenModal();
  return (
    <>
      <Group mt="md" gap="sm">
        <Text role="status" flex="1 1 12rem">
          {picked.size === 0 ? hint(total, most, mayRecall) : chosenText(picked.size)}
        </Text>
        {picked.size < Math.min(total, most) && (
          <Button variant="subtle" loading={isPickingAll} onClick={() => pickAll()}>
            {total > most ? `Escolher os ${most} primeiros da lista` : `Escolher toda a lista (${total})`}
          </Button>
        )}
        {picked.size > 0 && (
          <Button variant="subtle" onClick={clear}>
            Desfazer a escolha
          </Button>
        )}
        <Button
          variant={mayRecall ? 'default' : 'filled'}
          leftSection={<IconSend size={18} aria-hidden="true" />}
          disabled={picked.size === 0}
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
    </>
  );
}

function chosenText(count: number): string {
  return `${countOfPeople(count)} ${count === 1 ? 'escolhido' : 'escolhidos'}`;
}

function hint(total: number, most: number, mayRecall: boolean): string {
  if (total === 0) return '';
  const what = mayRecall ? 'Escolha quem convocar' : 'Escolha quem encaminhar';
  if (total <= most) return `${what}.`;
  if (!mayRecall) return `${what}, até ${most} de uma vez.`;
  return `${what}, até ${most} de uma vez. Depois, o filtro “Convocação” mostra quem ainda falta.`;
}
