import { Alert, Button, Group } from '@mantine/core';
import { IconHistory, IconPrinter } from '@tabler/icons-react';
import { type Draft, isPrinted } from '../../../platform/browser/device/draft-store.ts';
import { momentOf } from '../../../platform/clock/moments.ts';

type Props = { draft: Draft; onContinue: () => void; onDiscard: () => void };

/** Offers what was typed before. The form waits for the answer, so that nothing overwrites the draft. */
export function DraftOffer({ draft, onContinue, onDiscard }: Props) {
  const { at, printedAt } = draft;
  if (isPrinted(draft)) {
    return (
      <Alert
        icon={<IconPrinter aria-hidden="true" />}
        color="green"
        title={`Este documento foi impresso em ${momentOf(printedAt ?? at)}`}
      >
        O que você digitou fica guardado neste computador por um dia, para corrigir ou imprimir de novo.
        <Group mt="md">
          <Button onClick={onContinue}>Continuar</Button>
          <Button variant="default" onClick={onDiscard}>
            Começar novo
          </Button>
        </Group>
      </Alert>
    );
  }
  const typed = momentOf(at);
  return (
    <Alert
      icon={<IconHistory aria-hidden="true" />}
      title={`Há um rascunho deste documento${typed ? `, de ${typed}` : ''}`}
    >
      {printedAt === undefined
        ? 'O que você digitou está guardado neste computador e ainda não foi impresso.'
        : `Ele foi impresso em ${momentOf(printedAt)} e mudado depois. As mudanças ainda não foram impressas.`}
      <Group mt="md">
        <Button onClick={onContinue}>Continuar de onde parou</Button>
        <Button variant="default" onClick={onDiscard}>
          Descartar
        </Button>
      </Group>
    </Alert>
  );
}
