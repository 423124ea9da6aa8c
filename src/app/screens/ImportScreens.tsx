import { OnlyFor } from '../shell/OnlyFor.tsx';

/** The screens on which registers come as a spreadsheet: each user's own kinds (product 18.1). */
export default function ImportScreens() {
  return <OnlyFor types={['admin', 'company', 'professional']} />;
}
