import { useWatch } from 'react-hook-form';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { FieldName } from '../../../ui/fields/field-names.ts';
import classes from './FieldSection.module.css';

/** What stands in a section, as its one line says it while it is folded. */
export function SectionAnswers({ names }: { names: readonly FieldName[] }) {
  const said = useWatch({ name: names, compute: lineOf });
  return (
    <span className={classes.said} title={said}>
      {said}
    </span>
  );
}

function lineOf(values: readonly unknown[]): string {
  return values
    .filter((value) => typeof value === 'string' && value.trim() !== '')
    .map((value) => formatDate(String(value)))
    .join(' · ');
}
