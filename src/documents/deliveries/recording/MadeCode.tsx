import { Alert, Group, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { CopyToClipboard } from '../../../ui/clipboard/CopyToClipboard.tsx';
import { spacedCode } from '../delivery-link.rules.ts';

/** The code of a confidential document's link, shown once: what only the person may be told (product 15.5). */
export function MadeCode({ code }: { code: string }) {
  return (
    <Alert
      color="zelo"
      role="status"
      title="Código de retirada"
      icon={<IconKey size={18} aria-hidden="true" />}
      styles={{ message: { display: 'grid', gap: 8 } }}
    >
      <Text fz={28} fw={700} lts={2} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {spacedCode(code)}
      </Text>
      <Text size="sm">
        O documento está sob sigilo médico, e o link só abre com este código. Entregue-o em mãos ao colaborador ou
        mande-o ao telefone dele, nunca junto com o link nem por meio da empresa. Ele não será mostrado de novo.
      </Text>
      <Group gap="xs">
        <CopyToClipboard label="Copiar código" copiedLabel="Copiado" value={code} />
      </Group>
    </Alert>
  );
}
