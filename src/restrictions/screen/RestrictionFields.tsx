import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { restrictionLabels } from '../restrictions.labels.ts';

const field = fieldsOf(restrictionLabels);

/** What may not be done, when, and why. */
export function RestrictionFields() {
  return (
    <>
      <LongTextField
        {...field('words')}
        minRows={2}
        description="A empresa lê: só a função, como ‘Não carregar mais de 10 kg’; nem diagnóstico, nem CID, nem resultado"
        required
      />
      <DateField {...field('from_on')} required />
      <DateField {...field('until_on')} description="Vazio: até um novo ASO" />
      <DateField {...field('review_on')} description="Quando um médico a olha de novo" />
      <LongTextField {...field('reason')} minRows={2} description="Só os profissionais leem" />
    </>
  );
}
