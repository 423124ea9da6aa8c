import { type NotificationData, notifications } from '@mantine/notifications';

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

/** One that only says how many there are: the pointer that happens to be on it does not hold it. */
export function countToast(message: string, id: string): void {
  if (going.has(id)) goInTime(id);
  show(message, id, {
    color: 'green',
    role: 'status',
    onOpen: () => goInTime(id),
    onClose: () => stayFor(id),
  });
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

function show(message: string, id: string, tone: Partial<NotificationData>): void {
  shown += 1;
  const toast = {
    ...tone,
    id,
    message,
    // Said again it begins anew; the library starts its clock for a time that is another than before.
    autoClose: autoCloseMs + (shown % 2),
    // The pointer on it stops the clock by itself; the focus does not.
    onFocus: () => {
      stayFor(id);
      notifications.update({ id, message, autoClose: false });
    },
    onBlur: () => notifications.update({ id, message, autoClose: autoCloseMs }),
    closeButtonProps: { 'aria-label': 'Fechar' },
  };
  notifications.show(toast);
  notifications.update(toast);
}

/** The library's clock stands still under the pointer: these go on. */
const going = new Map<string, ReturnType<typeof setTimeout>>();

function goInTime(id: string): void {
  clearTimeout(going.get(id));
  going.set(
    id,
    setTimeout(() => notifications.hide(id), autoCloseMs),
  );
}

function stayFor(id: string): void {
  clearTimeout(going.get(id));
  going.delete(id);
}
