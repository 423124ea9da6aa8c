import { fieldsOf } from '../../ui/fields/field-names.ts';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { abnormalLabels, examResults, findingLabels, resultLabels } from '../exams.labels.ts';

const field = fieldsOf(findingLabels);
const notSaid = { value: '', label: 'Não informado' };
const resultChoices = [...examResults.map((value) => ({ value, label: resultLabels[value] })), notSaid];
const abnormalChoices = [
  ...(['yes', 'no'] as const).map((value) => ({ value, label: abnormalLabels[value] })),
  { value: '', label: 'Pelo resultado' },
];

/** What an exam has shown: its word for the eSocial, whether it is abnormal, and what was measured. */
export function FindingFields() {
  return (
    <>
      <RadioField {...field('result')} data={resultChoices} description="Só os profissionais veem" />
      <RadioField
        {...field('abnormal')}
        data={abnormalChoices}
        description="O relatório analítico conta os anormais (NR-7, 7.6.2 c). De um resultado estável, diga"
      />
      <TextField {...field('value')} description="Se o exame tem um, como ‘35 µg/100 ml’" />
    </>
  );
}
