import { Group, Stack, Text, TextInput } from '@mantine/core';
import { CopyToClipboard } from '../../../ui/clipboard/CopyToClipboard.tsx';
import { FormModal } from '../../../ui/modal/FormModal.tsx';

/** A key that has just been made, the only time that it is seen; closed by the button alone. Without one it is closed. */
export function ShownOnceModal({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <FormModal
      mode="edit"
      title="Guarde a sua chave de API"
      opened={token !== ''}
      locked
      onClose={onClose}
      onConfirm={onClose}
      buttonLabel="Já guardei a chave"
    >
      <Stack>
        <Text>
          Ela não será mostrada de novo. Guarde-a no cofre do sistema que vai usá-la, nunca em um e-mail ou em uma
          planilha: quem a tem faz o que ela permite.
        </Text>
        <TextInput
          label="Chave de API"
          value={token}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group>
          <CopyToClipboard value={token} label="Copiar chave" copiedLabel="Copiada" />
        </Group>
      </Stack>
    </FormModal>
  );
}
