import { Button, Group, Modal, Text } from '@mantine/core';
import { closedFromOutside } from './closed-from-outside.ts';

type Props = {
  opened: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** A question with two answers; Escape and a click outside are the careful one. */
export function ConfirmDialog({ opened, title, text, confirmLabel, cancelLabel, onConfirm, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      {...closedFromOutside(onClose)}
      title={title}
      centered
      zIndex={400}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Text>{text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancelLabel}
        </Button>
        <Button color="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
