import { masks } from '../../../platform/contract/masks.ts';
import { ChoiceGroup } from '../../../ui/fields/ChoiceGroup.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { ExamRows } from '../exams/ExamRows.tsx';
import type { FieldsProps } from '../form.ts';
import { birthWarning, examDateWarning } from '../shared/dates.rules.ts';
import { EmployerNumberField } from '../shared/EmployerNumberField.tsx';
import { RiskFields } from '../shared/RiskFields.tsx';
import { SkillFields } from '../shared/SkillFields.tsx';
import { blankAnamnesisExam, anamnesisLabels as labels } from './anamnesis.labels.ts';
import { anamnesisOptions, physicalExamGroups } from './anamnesis-options.labels.ts';
import { NormalFindings } from './NormalFindings.tsx';

const field = fieldsOf(labels);

const employeeFields = [
  'employeeRg',
  'employeeRegistration',
  'employeeFunction',
  'employeeRole',
  'employeeSector',
] as const;

/** The anamnesis on screen, in the order in which a consultation goes. */
export function AnamnesisFields({ plannedBox }: FieldsProps) {
  return (
    <>
      <FieldSection title="Empresa" names={field.names('corporateReason', 'companyName', 'cnpj')} isOfRegister>
        <TextField {...field('corporateReason')} required />
        <TextField {...field('companyName')} required />
        <EmployerNumberField {...field('cnpj')} />
      </FieldSection>
      <FieldSection
        title="Trabalhador(a)"
        names={field.names('employeeName', 'employeeCpf', 'employeeDateBirth', ...employeeFields)}
        isOfRegister
      >
        <TextField {...field('employeeName')} required />
        <MaskedField {...field('employeeCpf')} mask={masks.cpf} required />
        <MaskedField {...field('employeeDateBirth')} mask={masks.date} warn={birthWarning} required />
        {employeeFields.map((name) => (
          <TextField key={name} {...field(name)} required />
        ))}
      </FieldSection>
      {plannedBox}
      <RiskFields />
      <FieldSection title={labels.exams} names={field.names('exams')} wide>
        <ExamRows name={field('exams').name} blank={blankAnamnesisExam}>
          {(row, names) => (
            <>
              <TextField {...field('exam_name', row)} list={names} required />
              <DateField {...field('exam_date', row)} iso warn={examDateWarning} required />
              <LongTextField {...field('chief_complaint', row)} required />
              <LongTextField
                {...field('clinical_history', row)}
                description="‘PA 120x80 mmHg, peso 80 kg, altura 1,75 m’, entre pontos ou vírgulas, entram na ‘Evolução’"
                required
              />
            </>
          )}
        </ExamRows>
      </FieldSection>
      <FieldSection title="Antecedentes" names={field.names('pathologicalPersonalAndFamilyHistory')} wide>
        <LongTextField {...field('pathologicalPersonalAndFamilyHistory')} required />
      </FieldSection>
      <FieldSection title="Exame físico" names={field.names(...physicalExamGroups)} wide>
        <NormalFindings />
        {physicalExamGroups.map((name) => (
          <Group key={name} name={name} />
        ))}
      </FieldSection>
      <FieldSection title="Visão" names={field.names('visualAcuity', 'correction')} wide>
        <Group name="visualAcuity" />
        <Group name="correction" />
      </FieldSection>
      <FieldSection
        title="Parecer"
        names={field.names(
          'complementaryExams',
          'diagnosticHypothesis',
          'conclusion',
          'conclusionObservation',
          'location',
        )}
        wide
      >
        <Group name="complementaryExams" />
        <LongTextField {...field('diagnosticHypothesis')} required />
        <Group name="conclusion" />
        <SkillFields fit={field('specialSkills')} unfit={field('unfitSkills')} />
        <LongTextField {...field('conclusionObservation')} required />
        <TextField {...field('location')} required />
      </FieldSection>
    </>
  );
}

/** One examination group; at least one finding is to be chosen. */
function Group({ name }: { name: keyof typeof anamnesisOptions }) {
  return <ChoiceGroup {...field(name)} options={anamnesisOptions[name]} required />;
}
