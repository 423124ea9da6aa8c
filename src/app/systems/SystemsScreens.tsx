import { OnlyFor } from '../shell/OnlyFor.tsx';

/** Screens of those who let other systems in on what is theirs: administrators and companies. */
export default function SystemsScreens() {
  return <OnlyFor types={['admin', 'company']} />;
}
