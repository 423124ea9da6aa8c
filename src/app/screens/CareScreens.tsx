import { OnlyFor } from '../shell/OnlyFor.tsx';

/** Screens of companies and professionals alike: administrators have no way to health data. */
export default function CareScreens() {
  return <OnlyFor types={['company', 'professional']} />;
}
