import { masks } from '../../../platform/contract/masks.ts';
import { ChoiceGroup } from '../../../ui/fields/ChoiceGroup.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';
import { RowsField } from '../../../ui/fields/RowsField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { RiskFields } from '../shared/RiskFields.tsx';
import { specialSkillOptions } from '../shared/shared.labels.ts';
import { blankAnamnesisExam, anamnesisLabels as labels } from './anamnesis.labels.ts';
import { anamnesisOptions, physicalExamGroups } from './anamnesis-options.labels.ts';
import { NormalFindings } from './NormalFindings.tsx';

const employeeFields = [
  'employeeRg',
  'employeeRegistration',
  'employeeFunction',
  'employeeRole',
  'employeeSector',
] as const;

/** The anamnesis on screen, in the order in which a consultation goes. */
export function AnamnesisFields() {
  return (
    <>
      <FieldSection title="Empresa" names={['corporateReason', 'companyName', 'cnpj']}>
        <TextField name="corporateReason" label={labels.corporateReason} required />
        <TextField name="companyName" label={labels.companyName} required />
        <MaskedField name="cnpj" label={labels.cnpj} mask={masks.cnpj} required />
      </FieldSection>
      <FieldSection
        title="Trabalhador(a)"
        names={['employeeName', 'employeeCpf', 'employeeDateBirth', ...employeeFields]}
      >
        <TextField name="employeeName" label={labels.employeeName} required />
        <MaskedField name="employeeCpf" label={labels.employeeCpf} mask={masks.cpf} required />
        <MaskedField name="employeeDateBirth" label={labels.employeeDateBirth} mask={masks.date} required />
        {employeeFields.map((name) => (
          <TextField key={name} name={name} label={labels[name]} required />
        ))}
      </FieldSection>
      <RiskFields />
      <FieldSection title={labels.exams} names={['exams']} wide>
        <RowsField name="exams" blank={blankAnamnesisExam} addLabel="Adicionar Exame" rowLabel="Exame">
          {(row) => (
            <>
              <TextField name={`${row}.exam_name`} label={labels.exam_name} required />
              <DateField name={`${row}.exam_date`} label={labels.exam_date} required />
              <LongTextField name={`${row}.chief_complaint`} label={labels.chief_complaint} required />
              <LongTextField name={`${row}.clinical_history`} label={labels.clinical_history} required />
            </>
          )}
        </RowsField>
      </FieldSection>
      <FieldSection title="Antecedentes" names={['pathologicalPersonalAndFamilyHistory']} wide>
        <LongTextField
          name="pathologicalPersonalAndFamilyHistory"
          label={labels.pathologicalPersonalAndFamilyHistory}
          required
        />
      </FieldSection>
      <FieldSection title="Exame físico" names={physicalExamGroups} wide>
        <NormalFindings />
        {physicalExamGroups.map((name) => (
          <Group key={name} name={name} />
        ))}
      </FieldSection>
      <FieldSection title="Visão" names={['visualAcuity', 'correction']} wide>
        <Group name="visualAcuity" />
        <Group name="correction" />
      </FieldSection>
      <FieldSection
        title="Parecer"
        names={['complementaryExams', 'diagnosticHypothesis', 'conclusion', 'conclusionObservation', 'location']}
        wide
      >
        <Group name="complementaryExams" />
        <LongTextField name="diagnosticHypothesis" label={labels.diagnosticHypothesis} required />
        <Group name="conclusion" />
        <ChoiceGroup name="specialSkills" label={labels.specialSkills} options={specialSkillOptions} />
        <LongTextField name="conclusionObservation" label={labels.conclusionObservation} required />
        <TextField name="location" label={labels.location} required />
      </FieldSection>
    </>
  );
}

/** One examination group; at least one finding is to be chosen. */
function Group({ name }: { name: keyof typeof anamnesisOptions }) {
  return <ChoiceGroup name={name} label={labels[name]} options={anamnesisOptions[name]} required />;
}
