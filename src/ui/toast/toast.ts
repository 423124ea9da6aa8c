import { notifications } from '@mantine/notifications';

/** How long a toast stays (product 11.1). */
export const autoCloseMs = 5_000;

/** A green toast at the top right. One with an `id` replaces the one before it. */
export function successToast(message: string, id = message): void {
  show(message, id, { color: 'green', role: 'status' });
}

/** A red toast at the top right. */
export function errorToast(message: string, id = message): void {
  show(message, id, { color: 'red', role: 'alert' });
}

/** Closes what is no longer true, if it is still there. */
export function closeToast(id: string): void {
  notifications.hide(id);
}

/** Closes all of them: what they say is of a session that has ended. */
export function closeToasts(): void {
  notifications.clean();
}

let shown = 0;

function show(message: string, id: string, tone: { color: string; role: string }): void {
  shown += 1;
  const toast = {
    ...tone,
    id,
    message,
    // Said again it begins anew; the library starts its clock for a time that is another than before.
    autoClose: autoCloseMs + (shown % 2),
    // The pointer on it stops the clock by itself; the focus does not.
    onFocus: () => notifications.update({ id, message, autoClose: false }),
    onBlur: () => notifications.update({ id, message, autoClose: autoCloseMs }),
    closeButtonProps: { 'aria-label': 'Fechar' },
  };
  notifications.show(toast);
  notifications.update(toast);
}
