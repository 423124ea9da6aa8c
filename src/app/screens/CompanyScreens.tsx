import { OnlyFor } from '../shell/OnlyFor.tsx';

/** The screens of the company. */
export default function CompanyScreens() {
  return <OnlyFor types={['company']} />;
}
