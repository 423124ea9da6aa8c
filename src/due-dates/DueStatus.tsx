import { today } from '../platform/contract/dates.ts';
import { Status } from '../ui/status/Status.tsx';
import type { DueState } from './due-dates.labels.ts';
import { statusText, toneOf } from './due-words.rules.ts';

type Props = { due: { state: DueState; nextOn: string | null } | undefined };

/** Where somebody stands with their exams, beside their name; nothing until it is known. */
export function DueStatus({ due }: Props) {
  if (!due) return null;
  const day = today();
  return <Status tone={toneOf(due, day)}>{statusText(due, day)}</Status>;
}
