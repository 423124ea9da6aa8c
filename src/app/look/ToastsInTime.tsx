import { useNotifications } from '@mantine/notifications';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { usePartFor } from '../../ui/on-demand/usePart.ts';
import { useTouched } from '../shell/useTouched.ts';

const loadToasts = async () => (await fetchScript(() => import('../../ui/toast/Toasts.tsx'))).Toasts;

/**
 * The toasts, no part of the first load: most of them answer something that the user did, and they are fetched when the user
 * begins to do something, so that they are there before there is an answer. A toast that comes by itself fetches them, too.
 * Where they can't be fetched the screen goes on without: the next toast asks again, and all that came meanwhile are shown.
 */
export function ToastsInTime() {
  const touched = useTouched();
  const { notifications } = useNotifications();
  const Toasts = usePartFor(notifications.length > 0 ? notifications : touched, loadToasts);
  return Toasts && <Toasts />;
}
