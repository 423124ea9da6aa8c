import { Outlet } from 'react-router';
import { Library } from './Library.tsx';

/** The component library, for the screens behind the sign-in: the sign-in itself does without and is there sooner. */
export default function Components() {
  return (
    <Library>
      <Outlet />
    </Library>
  );
}
