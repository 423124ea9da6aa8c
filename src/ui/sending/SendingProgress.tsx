import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { Progress as Sent } from './useSending.ts';

type Props = {
  progress: Sent;
  /** Gives the sending up, while not all of the file has gone. */
  onGiveUp: () => void;
};

/** How far a file is on its way. */
export function SendingProgress({ progress, onGiveUp }: Props) {
  const isChecking = progress === 'checking';
  const percent = isChecking ? 100 : progress;
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Text size="sm">{isChecking ? 'Conferindo o arquivo…' : `Enviando: ${percent}%`}</Text>
        {!isChecking && (
          <Button variant="default" size="compact-sm" onClick={onGiveUp}>
            Cancelar envio
          </Button>
        )}
      </Group>
      <Progress value={percent} aria-label="Envio do arquivo" animated={isChecking} />
    </Stack>
  );
}
