import { ChoiceGroup } from '../../../ui/fields/ChoiceGroup.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import type { FieldsProps } from '../form.ts';
import { IdentityFields } from '../shared/IdentityFields.tsx';
import { AskedTwice } from './AskedTwice.tsx';
import { chemicalAgents, examRequest1Labels, laboratoryExams } from './exam-request-1.labels.ts';
import { forbiddenInRequest } from './forbidden-in-request.rules.ts';

const field = fieldsOf(examRequest1Labels);

/** The request of laboratory exams on screen. */
export function ExamRequest1Fields({ plannedBox }: FieldsProps) {
  return (
    <>
      <FieldSection title="Paciente" names={field.names('name', 'cpf', 'dt_birth', 'company')}>
        <IdentityFields />
        <TextField {...field('company')} required />
      </FieldSection>
      {plannedBox}
      <FieldSection title="Solicitação" wide>
        <ChoiceGroup {...field('exams')} options={laboratoryExams} />
        <ChoiceGroup {...field('chemical_agents')} options={chemicalAgents} />
        <LongTextField {...field('text_field')} warn={forbiddenInRequest} />
        <AskedTwice />
      </FieldSection>
    </>
  );
}
