import { ChoiceGroup } from '../../../ui/fields/ChoiceGroup.tsx';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { IdentityFields } from '../shared/IdentityFields.tsx';
import { chemicalAgents, examRequest1Labels as labels, laboratoryExams } from './exam-request-1.labels.ts';
import { forbiddenExam } from './forbidden-exam.rules.ts';

/** The request of laboratory exams on screen. */
export function ExamRequest1Fields() {
  return (
    <>
      <FieldSection title="Paciente" names={['name', 'cpf', 'dt_birth', 'company']}>
        <IdentityFields />
        <TextField name="company" label={labels.company} required />
      </FieldSection>
      <FieldSection title="Solicitação" wide>
        <ChoiceGroup name="exams" label={labels.exams} options={laboratoryExams} />
        <ChoiceGroup name="chemical_agents" label={labels.chemical_agents} options={chemicalAgents} />
        <LongTextField name="text_field" label={labels.text_field} warn={forbiddenExam} />
      </FieldSection>
    </>
  );
}
