import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { useTouched } from '../shell/useTouched.ts';

const Toasts = lazy(async () => ({
  default: (await fetchScript(() => import('../../ui/toast/Toasts.tsx'))).Toasts,
}));

/**
 * The toasts, no part of the first load: most of them answer something that the user did, and they are fetched when the user
 * begins to do something, so that they are there before there is an answer. A toast that comes by itself fetches them, too.
 */
export function ToastsInTime() {
  const touched = useTouched();
  const { notifications } = useNotifications();
  const [wanted, setWanted] = useState(false);
  if (!wanted && (touched || notifications.length > 0)) setWanted(true);
  return <Suspense>{wanted && <Toasts />}</Suspense>;
}
