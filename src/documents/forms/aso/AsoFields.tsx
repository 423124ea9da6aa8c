import { masks } from '../../../platform/contract/masks.ts';
import { ChoiceGroup } from '../../../ui/fields/ChoiceGroup.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';
import { RowsField } from '../../../ui/fields/RowsField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { RiskFields } from '../shared/RiskFields.tsx';
import { specialSkillOptions } from '../shared/shared.labels.ts';
import { AsoMissing } from './AsoMissing.tsx';
import { blankExam, examTypes, asoLabels as labels } from './aso.labels.ts';

const employeeFields = [
  'name',
  'cpf',
  'rg',
  'dt_birth',
  'registration',
  'employeeFunction',
  'office',
  'sector',
  'examType',
] as const;

/** The ASO on screen. */
export function AsoFields() {
  return (
    <>
      <AsoMissing />
      <FieldSection title="Empresa" names={['corporate_reason', 'companyName', 'cnpj']}>
        <TextField name="corporate_reason" label={labels.corporate_reason} required />
        <TextField name="companyName" label={labels.companyName} required />
        <MaskedField name="cnpj" label={labels.cnpj} mask={masks.cnpj} required />
      </FieldSection>
      <FieldSection title="Trabalhador(a)" names={employeeFields}>
        <TextField name="name" label={labels.name} required />
        <MaskedField name="cpf" label={labels.cpf} mask={masks.cpf} required />
        <TextField name="rg" label={labels.rg} required />
        <MaskedField name="dt_birth" label={labels.dt_birth} mask={masks.date} required />
        <TextField name="registration" label={labels.registration} required />
        <TextField name="employeeFunction" label={labels.employeeFunction} required />
        <TextField name="office" label={labels.office} required />
        <TextField name="sector" label={labels.sector} required />
        <SelectField name="examType" label={labels.examType} data={examTypes} />
      </FieldSection>
      <RiskFields />
      <FieldSection title={labels.exams} names={['exams']} wide>
        <RowsField name="exams" blank={blankExam} addLabel="Adicionar Exame" rowLabel="Exame">
          {(row) => (
            <>
              <TextField name={`${row}.exam_name`} label={labels.exam_name} />
              <DateField name={`${row}.exam_date`} label={labels.exam_date} />
            </>
          )}
        </RowsField>
      </FieldSection>
      <FieldSection title="Parecer" names={['conclusion', 'location']} wide>
        <LongTextField name="conclusion" label={labels.conclusion} />
        <ChoiceGroup name="special_skills" label={labels.special_skills} options={specialSkillOptions} />
        <LongTextField name="observation" label={labels.observation} />
        <TextField name="location" label={labels.location} />
      </FieldSection>
    </>
  );
}
