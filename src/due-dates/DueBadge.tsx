import { Badge } from '@mantine/core';
import { today } from '../platform/contract/dates.ts';
import classes from './DueBadge.module.css';
import type { DueState } from './due-dates.labels.ts';
import { badgeColour, badgeText } from './due-words.rules.ts';

type Props = { due: { state: DueState; nextOn: string | null } | undefined };

/** Where somebody stands with their exams, beside their name; nothing until it is known. */
export function DueBadge({ due }: Props) {
  if (!due) return null;
  const day = today();
  return (
    <Badge
      component="span"
      variant="light"
      classNames={{ root: classes.badge, label: classes.label }}
      color={badgeColour(due, day)}
    >
      {badgeText(due, day)}
    </Badge>
  );
}
