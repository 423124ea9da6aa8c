import { OnlyFor } from './OnlyFor.tsx';

/** The screens of the professional. */
export default function ProfessionalScreens() {
  return <OnlyFor type="professional" />;
}
