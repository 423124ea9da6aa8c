import { fieldsOf } from '../../ui/fields/field-names.ts';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { annualReportLabels, breakdownLabels } from '../annual-reports.labels.ts';

const field = fieldsOf(annualReportLabels);
const choices = Object.entries(breakdownLabels).map(([value, label]) => ({ value, label }));

/** By which place results are told apart: one of them. */
export function BreakdownField() {
  return (
    <RadioField
      {...field('breakdown')}
      data={choices}
      description="Um só: de duas tabelas das mesmas pessoas se calcularia quem é quem"
      required
    />
  );
}
