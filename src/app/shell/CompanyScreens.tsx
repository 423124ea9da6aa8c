import { OnlyFor } from './OnlyFor.tsx';

/** The screens of the company. */
export default function CompanyScreens() {
  return <OnlyFor type="company" />;
}
