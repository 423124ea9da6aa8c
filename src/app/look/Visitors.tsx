import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { fetchScript } from '../../platform/browser/scripts.ts';

const VisitorToasts = lazy(async () => ({
  default: (await fetchScript(() => import('./VisitorToasts.tsx'))).VisitorToasts,
}));

/** The screens before the sign-in: the component library comes with the first toast. */
export default function Visitors() {
  const { notifications } = useNotifications();
  return (
    <>
      <Outlet />
      {notifications.length > 0 && (
        <Suspense>
          <VisitorToasts />
        </Suspense>
      )}
    </>
  );
}
