import { List, Stack, Text } from '@mantine/core';
import { Notice } from '../../ui/Notice.tsx';

type Props = {
  signed: readonly { documentId: string; name: string }[];
  unsigned: readonly { documentId: string; name: string; reason: string }[];
};

/** What was signed and what was not, each with the reason. */
export function SigningResult({ signed, unsigned }: Props) {
  return (
    <Stack>
      {signed.length > 0 && (
        <Notice
          title={signed.length === 1 ? '1 documento assinado' : `${signed.length} documentos assinados`}
          role="status"
        >
          <Text>{signed.map(({ name }) => name).join(', ')}</Text>
        </Notice>
      )}
      {unsigned.length > 0 && (
        <Notice title="Continuam emitidos, sem assinatura digital" role="status">
          <List size="sm">
            {unsigned.map(({ documentId, name, reason }) => (
              <List.Item key={documentId}>
                {name}: {reason}
              </List.Item>
            ))}
          </List>
        </Notice>
      )}
    </Stack>
  );
}
