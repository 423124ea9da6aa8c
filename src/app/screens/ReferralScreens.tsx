import { OnlyFor } from '../shell/OnlyFor.tsx';

/** Screens of whoever refers: companies, professionals and the reception. */
export default function ReferralScreens() {
  return <OnlyFor types={['company', 'professional', 'reception']} />;
}
