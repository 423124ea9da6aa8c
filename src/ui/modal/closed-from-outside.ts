import type { ModalProps } from '@mantine/core';

/**
 * A click beside a modal closes it, but not the second click of a double one: that was meant for what has opened the modal.
 * @param close what closes it; null for a modal that is only left by its button
 */
export function closedFromOutside(
  close: (() => void) | null,
): Pick<ModalProps, 'closeOnClickOutside' | 'overlayProps'> {
  return {
    closeOnClickOutside: false,
    overlayProps: {
      // The press would take the focus out of the modal.
      onMouseDown: (event) => event.preventDefault(),
      onClick: ({ detail }) => {
        if (detail < 2) close?.();
      },
    },
  };
}
