import { OnlyFor } from '../shell/OnlyFor.tsx';

/** The screens of the professional. */
export default function ProfessionalScreens() {
  return <OnlyFor types={['professional']} />;
}
