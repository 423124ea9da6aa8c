import { Alert, Button, Text } from '@mantine/core';
import { useSingleFlight } from '../../useSingleFlight.ts';
import classes from './ChangedNotice.module.css';

type Props = {
  /** What the changed fields are called; none while nothing has changed. */
  labels: readonly string[];
  /** Why the record can no longer be edited, if it can't. */
  problem: string | null;
  /** Whether it was changed with the own access, in another window. */
  isOwn: boolean;
  onShow: () => Promise<unknown>;
};

/**
 * Says under an open form, before anything is saved, that another person has saved the record meanwhile. It moves nothing of
 * what is being typed.
 */
export function ChangedNotice({ labels, problem, isOwn, onShow }: Props) {
  const show = useSingleFlight(onShow);
  const hasChanged = labels.length > 0 || problem !== null;
  return (
    <div role="status" className={hasChanged ? classes.notice : undefined} data-changed-elsewhere>
      {hasChanged && (
        <Alert
          role="group"
          color="yellow"
          title={
            isOwn
              ? 'Este cadastro foi alterado agora com o seu acesso, em outra janela'
              : 'Outra pessoa alterou este cadastro agora'
          }
        >
          <Text size="sm">{problem ?? `Mudou: ${labels.join(', ')}. O que você digitou continua aqui.`}</Text>
          {!problem && (
            <Button size="xs" variant="default" mt="xs" onClick={show}>
              Ver o que mudou
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
