import { OnlyFor } from '../shell/OnlyFor.tsx';

/** The screens of who works at the practice, clinically or at its reception: agenda, queue, referrals, registers. */
export default function ClinicScreens() {
  return <OnlyFor types={['professional', 'reception']} />;
}
