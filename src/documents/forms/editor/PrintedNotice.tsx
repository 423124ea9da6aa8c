import { Alert, Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { momentOf } from '../../../platform/clock/moments.ts';

type Props = { printedAt: string; onContinue: () => void; onStartNew: () => void };

/**
 * Says under the form that it was printed, and where to go from there. Nobody knows whether the dialog was cancelled or the
 * paper jammed, so that nothing is given up; typing on is as good as 'Continuar'.
 */
export function PrintedNotice({ printedAt, onContinue, onStartNew }: Props) {
  const { subscribe } = useFormContext();
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus(), []);
  useEffect(() => subscribe({ formState: { values: true }, callback: onContinue }), [subscribe, onContinue]);
  return (
    <Alert
      role="status"
      color="green"
      icon={<IconPrinter aria-hidden="true" />}
      title={`Impresso em ${momentOf(printedAt)} · rascunho, não emitido`}
    >
      Se o papel não saiu como devia, é só corrigir e imprimir de novo: o que você digitou continua guardado.
      <Group mt="md">
        <Button component={Link} to="/documents/choose" ref={next}>
          Próximo colaborador
        </Button>
        <Button variant="default" onClick={onContinue}>
          Continuar
        </Button>
        <Button variant="default" onClick={onStartNew}>
          Começar novo
        </Button>
      </Group>
    </Alert>
  );
}
