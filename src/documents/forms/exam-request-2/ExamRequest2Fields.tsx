import { ChoiceGroup } from '../../../ui/fields/ChoiceGroup.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import type { FieldsProps } from '../form.ts';
import { IdentityFields } from '../shared/IdentityFields.tsx';
import { examRequest2Labels, functionalExams } from './exam-request-2.labels.ts';

const field = fieldsOf(examRequest2Labels);

/** The request of functional and image exams on screen. */
export function ExamRequest2Fields({ plannedBox }: FieldsProps) {
  return (
    <>
      <FieldSection title="Paciente" names={field.names('name', 'cpf', 'dt_birth', 'corporate_reason')}>
        <IdentityFields />
        <TextField {...field('corporate_reason')} required />
      </FieldSection>
      {plannedBox}
      <FieldSection title="Solicitação" names={field.names('exams')} wide>
        <ChoiceGroup {...field('exams')} options={functionalExams} required />
      </FieldSection>
    </>
  );
}
