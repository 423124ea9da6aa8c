import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { ExamRows } from '../exams/ExamRows.tsx';
import { examDateWarning } from '../shared/dates.rules.ts';
import { IdentityFields } from '../shared/IdentityFields.tsx';
import { blankReceiptExam, examReceiptLabels as labels } from './exam-receipt.labels.ts';
import { ReceiptOffers } from './ReceiptOffers.tsx';

const field = fieldsOf(labels);

/** The receipt of exams on screen. */
export function ExamReceiptFields() {
  return (
    <>
      <ReceiptOffers />
      <FieldSection title="Trabalhador(a)" names={field.names('name', 'cpf', 'dt_birth', 'corporate_reason')}>
        <IdentityFields />
        <TextField {...field('corporate_reason')} required />
      </FieldSection>
      <FieldSection title={labels.exams} names={field.names('date', 'exams')} wide>
        <DateField {...field('date')} iso warn={examDateWarning} required />
        <ExamRows name={field('exams').name} blank={blankReceiptExam} isDated={false}>
          {(row, names) => <TextField {...field('exam_name', row)} list={names} required />}
        </ExamRows>
      </FieldSection>
    </>
  );
}
