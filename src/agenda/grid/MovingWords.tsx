import { timeOf } from '../../platform/clock/moments.ts';
import { dayWords } from '../day/day-words.rules.ts';
import type { Column } from './grid-columns.rules.ts';
import classes from './TimeGrid.module.css';
import type { Moving } from './useMoving.ts';

/** Says where somebody who is being moved would be put, and which keys do what. */
export function MovingWords({
  moving: { moved, target, byKeys },
  columns,
}: {
  moving: Moving;
  columns: readonly Column[];
}) {
  const column = columns.find(({ key }) => key === target?.column);
  const where = target &&
    column && [dayWords(target.day), timeOf(target.startsAt), column.day === column.key ? '' : column.head];
  return (
    <div role="status" className={moved ? classes.words : undefined}>
      {moved && (
        <>
          <b>{moved.employeeName}</b>
          {where ? ` para ${where.filter(Boolean).join(', ')}.` : ': aqui não há horário livre.'}
          {byKeys && ' Enter confirma, Esc desiste.'}
        </>
      )}
    </div>
  );
}
