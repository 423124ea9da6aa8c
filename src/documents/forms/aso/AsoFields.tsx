import { masks } from '../../../platform/contract/masks.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { ExamRows } from '../exams/ExamRows.tsx';
import type { FieldsProps } from '../form.ts';
import { birthWarning, examDateWarning, issueDateWarning } from '../shared/dates.rules.ts';
import { EmployerNumberField } from '../shared/EmployerNumberField.tsx';
import { RiskFields } from '../shared/RiskFields.tsx';
import { SkillFields } from '../shared/SkillFields.tsx';
import { AsoMissing } from './AsoMissing.tsx';
import { blankExam, examTypes, fitnessOptions, asoLabels as labels } from './aso.labels.ts';
import { AsoOffers } from './offers/AsoOffers.tsx';
import { RiskAbsenceField } from './RiskAbsenceField.tsx';

const field = fieldsOf(labels);

const fitness = fitnessOptions.map((option) => ({ value: option, label: option }));

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
export function AsoFields({ userId, context, plannedBox }: FieldsProps) {
  return (
    <>
      <AsoMissing context={context} />
      <AsoOffers userId={userId} />
      <FieldSection title="Empresa" names={field.names('corporate_reason', 'companyName', 'cnpj')}>
        <TextField {...field('corporate_reason')} required />
        <TextField {...field('companyName')} required />
        <EmployerNumberField {...field('cnpj')} />
      </FieldSection>
      <FieldSection title="Trabalhador(a)" names={field.names(...employeeFields)}>
        <TextField {...field('name')} required />
        <MaskedField {...field('cpf')} mask={masks.cpf} required />
        <TextField {...field('rg')} required />
        <MaskedField {...field('dt_birth')} mask={masks.date} warn={birthWarning} required />
        <TextField {...field('registration')} required />
        <TextField {...field('employeeFunction')} required />
        <TextField {...field('office')} required />
        <TextField {...field('sector')} required />
        <SelectField {...field('examType')} data={examTypes} />
      </FieldSection>
      {plannedBox}
      <RiskFields>
        <RiskAbsenceField />
      </RiskFields>
      <FieldSection title={labels.exams} names={field.names('exams')} wide>
        <ExamRows name={field('exams').name} blank={blankExam}>
          {(row, names) => (
            <>
              <TextField {...field('exam_name', row)} list={names} />
              <DateField {...field('exam_date', row)} iso warn={examDateWarning} />
            </>
          )}
        </ExamRows>
      </FieldSection>
      <FieldSection title="Parecer" names={field.names('fitness', 'location')} wide>
        <RadioField {...field('fitness')} data={fitness} />
        <LongTextField {...field('conclusion')} />
        <SkillFields fit={field('special_skills')} unfit={field('unfit_skills')} />
        <LongTextField {...field('observation')} />
        <TextField {...field('location')} />
        <DateField {...field('date')} iso warn={issueDateWarning} />
      </FieldSection>
    </>
  );
}
