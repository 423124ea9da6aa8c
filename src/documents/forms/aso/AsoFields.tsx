import { SimpleGrid } from '@mantine/core';
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
import classes from '../shared/LineFields.module.css';
import { RiskFields } from '../shared/RiskFields.tsx';
import { SkillFields } from '../shared/SkillFields.tsx';
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
] as const;

/** The ASO on screen. */
export function AsoFields({ userId, plannedBox }: FieldsProps) {
  return (
    <>
      <AsoOffers userId={userId} />
      <FieldSection title="Empresa" names={field.names('corporate_reason', 'companyName', 'cnpj')} isOfRegister>
        <TextField {...field('corporate_reason')} required />
        <TextField {...field('companyName')} required />
        <EmployerNumberField {...field('cnpj')} />
      </FieldSection>
      <FieldSection title="Trabalhador(a)" names={field.names(...employeeFields)} isOfRegister>
        <TextField {...field('name')} required />
        <MaskedField {...field('cpf')} mask={masks.cpf} required />
        <TextField {...field('rg')} required />
        <MaskedField {...field('dt_birth')} mask={masks.date} warn={birthWarning} required />
        <TextField {...field('registration')} required />
        <TextField {...field('employeeFunction')} required />
        <TextField {...field('office')} required />
        <TextField {...field('sector')} required />
      </FieldSection>
      <div className={classes.lines}>
        <SelectField {...field('examType')} data={examTypes} />
      </div>
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
        <div className={classes.lines}>
          <LongTextField {...field('conclusion')} />
        </div>
        <SkillFields fit={field('special_skills')} unfit={field('unfit_skills')} />
        <div className={classes.lines}>
          <LongTextField {...field('observation')} />
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField {...field('location')} />
          <DateField {...field('date')} iso warn={issueDateWarning} />
        </SimpleGrid>
      </FieldSection>
    </>
  );
}
