import { fetchScript } from '../../../platform/browser/scripts.ts';
import { onDemand } from '../../../ui/on-demand/onDemand.tsx';
import { useFromAnswers } from '../base/useFromAnswers.ts';
import type { PlannedPart } from '../planned/planned.rules.ts';
import { useAttended } from './useAttended.ts';

const OccasionOffer = onDemand(async () => (await fetchScript(() => import('./OccasionOffer.tsx'))).OccasionOffer);

type Props = { part: PlannedPart | undefined; employeeId: string };

/** Says where a form's occasion is another than the referral's. */
export function AttendedOccasion({ part, employeeId }: Props) {
  const referral = useAttended(employeeId);
  const answered = useFromAnswers((answers) => part?.occasionOf?.(answers) ?? null);
  if (!referral || !part?.occasionOf || !part.withOccasion || answered === referral.occasion) return null;
  return <OccasionOffer part={part} referral={referral} answered={answered} />;
}
