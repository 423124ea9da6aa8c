import { Alert, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';

type Props = { at: string; onContinue: () => void; onDiscard: () => void };

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** Offers what was typed before and not printed. The form waits for the answer, so that nothing overwrites the draft. */
export function DraftOffer({ at, onContinue, onDiscard }: Props) {
  const time = Date.parse(at);
  return (
    <Alert
      icon={<IconHistory aria-hidden="true" />}
      title={`Há um rascunho deste documento${Number.isNaN(time) ? '' : `, de ${when.format(time)}`}`}
    >
      O que você digitou está guardado neste computador e ainda não foi impresso.
      <Group mt="md">
        <Button onClick={onContinue}>Continuar de onde parou</Button>
        <Button variant="default" onClick={onDiscard}>
          Descartar
        </Button>
      </Group>
    </Alert>
  );
}
