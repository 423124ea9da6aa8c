import { masks } from '../../../platform/contract/masks.ts';
import { ChoiceGroup } from '../../../ui/fields/ChoiceGroup.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
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

const field = fieldsOf(labels);

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
      <FieldSection title="Empresa" names={field.names('corporate_reason', 'companyName', 'cnpj')}>
        <TextField {...field('corporate_reason')} required />
        <TextField {...field('companyName')} required />
        <MaskedField {...field('cnpj')} mask={masks.cnpj} required />
      </FieldSection>
      <FieldSection title="Trabalhador(a)" names={field.names(...employeeFields)}>
        <TextField {...field('name')} required />
        <MaskedField {...field('cpf')} mask={masks.cpf} required />
        <TextField {...field('rg')} required />
        <MaskedField {...field('dt_birth')} mask={masks.date} required />
        <TextField {...field('registration')} required />
        <TextField {...field('employeeFunction')} required />
        <TextField {...field('office')} required />
        <TextField {...field('sector')} required />
        <SelectField {...field('examType')} data={examTypes} />
      </FieldSection>
      <RiskFields />
      <FieldSection title={labels.exams} names={field.names('exams')} wide>
        <RowsField name={field('exams').name} blank={blankExam} addLabel="Adicionar Exame" rowLabel="Exame">
          {(row) => (
            <>
              <TextField {...field('exam_name', row)} />
              <DateField {...field('exam_date', row)} />
            </>
          )}
        </RowsField>
      </FieldSection>
      <FieldSection title="Parecer" names={field.names('conclusion', 'location')} wide>
        <LongTextField {...field('conclusion')} />
        <ChoiceGroup {...field('special_skills')} options={specialSkillOptions} />
        <LongTextField {...field('observation')} />
        <TextField {...field('location')} />
      </FieldSection>
    </>
  );
}
