import { Alert, Button } from '@mantine/core';
import { errorMessage } from '../../platform/browser/api-client.ts';

type Props = { title: string; error: unknown; onRetry: () => void };

/** Stands where a part of a screen would be whose code could not be fetched: what is around it stays, with what was typed. */
export function PartFailed({ title, error, onRetry }: Props) {
  return (
    <Alert color="red" role="alert" title={title}>
      <p>{errorMessage(error)}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        Tentar novamente
      </Button>
    </Alert>
  );
}
