import { OnlyFor } from '../shell/OnlyFor.tsx';

/** The screens of the admin. */
export default function AdminScreens() {
  return <OnlyFor types={['admin']} />;
}
