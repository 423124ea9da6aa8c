import { type ComponentType, useEffect } from 'react';
import { usePart } from '../on-demand/usePart.ts';

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
  const [Modal, fetchModal] = usePart(load, modal.onClose);
  // The modal's own return of the focus knows nothing of an opening that was before its code came.
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opened]);
  const wanted = opened && !Modal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once for each opening, not for each drawing
  useEffect(() => {
    if (wanted) fetchModal();
  }, [wanted]);
  return Modal && <Modal {...modal} />;
}
