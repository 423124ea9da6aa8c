import { useNotifications } from '@mantine/notifications';
import { Outlet } from 'react-router';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { usePartFor } from '../../ui/on-demand/usePart.ts';

const loadToasts = async () => (await fetchScript(() => import('./VisitorToasts.tsx'))).VisitorToasts;

/** The screens before the sign-in: the component library comes with the first toast, or with the next where it can't be fetched. */
export default function Visitors() {
  const { notifications } = useNotifications();
  const isNeeded = notifications.length > 0;
  const VisitorToasts = usePartFor(isNeeded && notifications, loadToasts);
  return (
    <>
      <Outlet />
      {isNeeded && VisitorToasts && <VisitorToasts />}
    </>
  );
}
