import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { WholeNumberField } from '../../ui/fields/WholeNumberField.tsx';
import { mostMonths, personalIntervalLabels } from '../personal-intervals.labels.ts';

const field = fieldsOf(personalIntervalLabels);

/** How often, from when and why an exam of one person is asked for; which exam it is does not change. */
export function IntervalFields() {
  return (
    <>
      <WholeNumberField {...field('months')} description={`De 1 a ${mostMonths}`} required />
      <DateField {...field('from_on')} required />
      <DateField {...field('until_on')} description="Deixe vazio se vale até ser encerrado" />
      <LongTextField {...field('reason')} minRows={2} description="Só os profissionais leem" required />
    </>
  );
}
