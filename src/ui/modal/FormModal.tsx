import { Button, Group, Loader, Modal, Text } from '@mantine/core';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useFocusRefused } from '../form/refused/useFocusRefused.ts';
import { useSingleFlight } from '../useSingleFlight.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { closedFromOutside } from './closed-from-outside.ts';
import classes from './FormModal.module.css';
import { keepReachable } from './keep-reachable.ts';

type Mode = 'create' | 'edit' | 'delete';

const buttons: Record<Mode, string> = { create: 'Adicionar', edit: 'Salvar', delete: 'Excluir' };

type Props = {
  mode: Mode;
  title: string;
  opened: boolean;
  onClose: () => void;
  /** It has faded out. */
  onClosed?: () => void;
  /** Something was typed: closing asks first. */
  dirty?: boolean;
  /** It can only be left by its button. */
  locked?: boolean;
  /** The content is still being loaded. */
  loading?: boolean;
  /** The action is under way. */
  busy?: boolean;
  /** There is nothing to submit, as when the record could not be loaded. */
  withoutButton?: boolean;
  /** The form that the button submits; without one, `onConfirm` is called. */
  formId?: string;
  onConfirm?: () => unknown;
  /** Replaces the button's word, as 'Inativar' does. */
  buttonLabel?: string;
  /** What a deletion means; for the delete mode. */
  description?: string;
  /** The content; given what the button does, where a choice in it is the answer itself. */
  children?: ReactNode | ((confirm: () => Promise<void>) => ReactNode);
};

/** The common modal in its three modes (product 3.5). */
export function FormModal(props: Props) {
  const { mode, title, opened, onClose, dirty = false, locked = false, loading = false, busy = false } = props;
  const [asking, setAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const holdContent = useCallback((element: HTMLDivElement) => {
    content.current = element;
    const end = keepReachable(element);
    return () => {
      end();
      content.current = null;
    };
  }, []);
  const focusRefused = useFocusRefused(content);
  const confirm = useSingleFlight(async () => {
    const outcome: unknown = await props.onConfirm?.();
    if (outcome !== 'done') focusRefused();
    return outcome;
  });
  // Later, because both modals listen for Escape: one key press would open the question and close it at once.
  const ask = (asked: boolean) => void setTimeout(() => setAsking(asked));
  const close = () => (dirty ? ask(true) : onClose());
  return (
    <>
      <Modal
        opened={opened}
        onClose={close}
        onExitTransitionEnd={props.onClosed}
        title={title}
        size={700}
        withCloseButton={!locked}
        closeOnEscape={!locked && !asking}
        {...closedFromOutside(locked ? null : close)}
        centered
        transitionProps={{ duration: 300 }}
        classNames={{ header: classes[mode], title: classes.title, close: classes.close }}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <div ref={holdContent} className={classes.scroll}>
          {loading ? (
            <Loader role="status" aria-label="Carregando" className={classes.loader} />
          ) : (
            (contentOf(props.children, confirm) ?? <Text>{props.description}</Text>)
          )}
        </div>
        {!props.withoutButton && (
          <Group justify="flex-end" mt="md">
            <Button
              type={props.formId ? 'submit' : 'button'}
              form={props.formId}
              onClick={props.formId ? undefined : confirm}
              color={mode === 'delete' ? 'danger' : undefined}
              loading={busy}
              disabled={loading}
            >
              {props.buttonLabel ?? buttons[mode]}
            </Button>
          </Group>
        )}
      </Modal>
      <ConfirmDialog
        opened={asking && opened}
        title="Descartar o que foi digitado?"
        text="As alterações ainda não foram salvas."
        confirmLabel="Descartar"
        cancelLabel="Continuar editando"
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onClose={() => ask(false)}
      />
    </>
  );
}

function contentOf(children: Props['children'], confirm: () => Promise<void>): ReactNode {
  return typeof children === 'function' ? children(confirm) : children;
}
