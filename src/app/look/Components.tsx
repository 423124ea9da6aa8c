import { Outlet } from 'react-router';
import { Library } from './Library.tsx';
import { ToastsInTime } from './ToastsInTime.tsx';

/** The component library, for the screens behind the sign-in: the sign-in itself does without and is there sooner. */
export default function Components() {
  return (
    <Library>
      <Outlet />
      <ToastsInTime />
    </Library>
  );
}
