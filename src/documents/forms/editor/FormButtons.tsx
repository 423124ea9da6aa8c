import { Button, Group } from '@mantine/core';
import { IconFileCertificate, IconPrinter } from '@tabler/icons-react';

type Props = {
  /** What says what the form still lacks. */
  describedBy: string | undefined;
  /** Whether the person's council may issue it (product 15.7). */
  mayIssue: boolean;
  onIssue: () => void;
};

/** What is done with a filled-in form: printed, or made part of the employee's history. */
export function FormButtons({ describedBy, mayIssue, onIssue }: Props) {
  return (
    <Group grow>
      <Button
        type="submit"
        leftSection={<IconPrinter size={18} aria-hidden="true" />}
        title="Ctrl + Enter"
        aria-describedby={describedBy}
      >
        Imprimir
      </Button>
      <Button
        variant="light"
        leftSection={<IconFileCertificate size={18} aria-hidden="true" />}
        aria-describedby={describedBy}
        disabled={!mayIssue}
        onClick={onIssue}
      >
        Emitir
      </Button>
    </Group>
  );
}
