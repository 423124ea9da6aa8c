import { Answer, Answers, AnswerTable } from '../../paper/Answer.tsx';
import { Section } from '../../paper/Section.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { Signature } from '../../paper/Signature.tsx';
import { RiskAnswers } from '../shared/RiskAnswers.tsx';
import { anamnesisLabels as labels } from './anamnesis.labels.ts';
import type { AnamnesisAnswers } from './anamnesis.schema.ts';
import { physicalExamGroups } from './anamnesis-options.labels.ts';

/** The anamnesis on paper. */
export function AnamnesisSheet({ answers }: { answers: AnamnesisAnswers }) {
  return (
    <Sheet title="Anamnese ocupacional">
      <Section title="Empresa">
        <Answers>
          <Answer label={labels.corporateReason} value={answers.corporateReason} wide />
          <Answer label={labels.companyName} value={answers.companyName} />
          <Answer label={labels.cnpj} value={answers.cnpj} />
        </Answers>
      </Section>
      <Section title="Trabalhador(a)">
        <Answers>
          <Answer label={labels.employeeName} value={answers.employeeName} wide />
          <Answer label={labels.employeeCpf} value={answers.employeeCpf} />
          <Answer label={labels.employeeRg} value={answers.employeeRg} />
          <Answer label={labels.employeeDateBirth} value={answers.employeeDateBirth} />
          <Answer label={labels.employeeRegistration} value={answers.employeeRegistration} />
          <Answer label={labels.employeeFunction} value={answers.employeeFunction} />
          <Answer label={labels.employeeRole} value={answers.employeeRole} />
          <Answer label={labels.employeeSector} value={answers.employeeSector} />
        </Answers>
      </Section>
      <Section title="Riscos ocupacionais">
        <RiskAnswers answers={answers} />
      </Section>
      <Section title={labels.exams}>
        <AnswerTable
          columns={[labels.exam_name, labels.exam_date, labels.chief_complaint]}
          detail={labels.clinical_history}
          widths={['33%', '17%', '50%']}
          rows={answers.exams.map((exam) => [
            exam.exam_name,
            exam.exam_date,
            exam.chief_complaint,
            exam.clinical_history,
          ])}
        />
      </Section>
      <Section title="Antecedentes">
        <Answer
          label={labels.pathologicalPersonalAndFamilyHistory}
          value={answers.pathologicalPersonalAndFamilyHistory}
          wide
        />
      </Section>
      <Section title="Exame físico">
        <Answers>
          {physicalExamGroups.map((group) => (
            <Answer key={group} label={labels[group]} value={answers[group]} wide={isLong(answers[group])} />
          ))}
        </Answers>
      </Section>
      <Section title="Visão" whole>
        <Answers>
          <Answer label={labels.visualAcuity} value={answers.visualAcuity} wide={isLong(answers.visualAcuity)} />
          <Answer label={labels.correction} value={answers.correction} />
        </Answers>
      </Section>
      <Section title="Parecer">
        <Answer label={labels.complementaryExams} value={answers.complementaryExams} wide />
        <Answer label={labels.diagnosticHypothesis} value={answers.diagnosticHypothesis} wide />
        <Answer label={labels.conclusion} value={answers.conclusion} wide />
        <Answer label={labels.specialSkills} value={answers.specialSkills} wide />
        <Answer label={labels.conclusionObservation} value={answers.conclusionObservation} wide />
      </Section>
      <Signature location={answers.location} />
    </Sheet>
  );
}

/** Whether findings need the width of the page: usual ones stand side by side, so that the usual paper stays short. */
function isLong(findings: readonly string[]): boolean {
  return findings.join('; ').length > 32;
}
