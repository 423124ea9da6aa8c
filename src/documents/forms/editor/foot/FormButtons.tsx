import { Button } from '@mantine/core';
import { IconFileCertificate, IconPrinter } from '@tabler/icons-react';
import classes from './FormFoot.module.css';

type Props = {
  /** What says what the form still lacks. */
  describedBy: string | undefined;
  /** Whether the person's council may issue it (product 15.7). */
  mayIssue: boolean;
  onIssue: () => void;
};

/** What is done with a filled-in form: made part of the employee's history, or printed. Who may not issue it prints it. */
export function FormButtons({ describedBy, mayIssue, onIssue }: Props) {
  return (
    <div className={classes.buttons}>
      <Button
        type="submit"
        variant={mayIssue ? 'default' : 'filled'}
        leftSection={<IconPrinter size={18} aria-hidden="true" />}
        title="Ctrl + Enter"
        aria-describedby={describedBy}
      >
        Imprimir
      </Button>
      <Button
        leftSection={<IconFileCertificate size={18} aria-hidden="true" />}
        aria-describedby={describedBy}
        disabled={!mayIssue}
        onClick={onIssue}
      >
        Emitir
      </Button>
    </div>
  );
}
