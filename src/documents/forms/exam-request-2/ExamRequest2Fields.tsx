import { ChoiceGroup } from '../../../ui/fields/ChoiceGroup.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { IdentityFields } from '../shared/IdentityFields.tsx';
import { functionalExams, examRequest2Labels as labels } from './exam-request-2.labels.ts';

/** The request of functional and image exams on screen. */
export function ExamRequest2Fields() {
  return (
    <>
      <FieldSection title="Paciente" names={['name', 'cpf', 'dt_birth', 'corporate_reason']}>
        <IdentityFields />
        <TextField name="corporate_reason" label={labels.corporate_reason} required />
      </FieldSection>
      <FieldSection title="Solicitação" names={['exams']} wide>
        <ChoiceGroup name="exams" label={labels.exams} options={functionalExams} required />
      </FieldSection>
    </>
  );
}
