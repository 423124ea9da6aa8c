import { OnlyFor } from './OnlyFor.tsx';

/** The screens of the admin. */
export default function AdminScreens() {
  return <OnlyFor type="admin" />;
}
