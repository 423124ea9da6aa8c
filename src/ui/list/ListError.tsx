import { Alert, Button, Text } from '@mantine/core';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isNotFound } from '../../platform/contract/errors.ts';

/** Why there is no list: trying again helps unless there is no such record that it could be of. */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isNotFound(error)) {
    return (
      <Alert color="red" role="alert" title={errorMessage(error)} mt="md">
        Confira o endereço: pode haver um engano nele.
      </Alert>
    );
  }
  return (
    <Alert color="red" role="alert" title="Não foi possível carregar a lista" mt="md">
      <Text mb="sm">{errorMessage(error)}</Text>
      <Button size="xs" variant="default" onClick={onRetry}>
        Tentar novamente
      </Button>
    </Alert>
  );
}
