import { type ComponentType, useEffect } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { usePartFor } from '../on-demand/usePart.ts';
import { errorToast } from '../toast/toast.ts';

type Props<ModalProps> = {
  opened: boolean;
  /** Fetches the modal's code. */
  load: () => Promise<ComponentType<ModalProps>>;
  /** The modal's own properties. */
  modal: ModalProps;
};

/**
 * A modal whose code, with all that forms need, is fetched when it is first opened. From then on it stays, so that it can fade
 * out. Where it can't be fetched a toast says so and it is closed: the next try asks again.
 */
export function ModalOnDemand<ModalProps extends { onClose: () => void }>(props: Props<ModalProps>) {
  const { opened, load, modal } = props;
  const Modal = usePartFor(opened, load, (error) => {
    if (opened) modal.onClose();
    errorToast(errorMessage(error));
  });
  // The modal's own return of the focus knows nothing of an opening that was before its code came.
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opened]);
  return Modal && <Modal {...modal} />;
}
