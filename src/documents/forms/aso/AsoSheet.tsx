import { Answer, Answers, AnswerTable } from '../../paper/Answer.tsx';
import { Section } from '../../paper/Section.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { Signature } from '../../paper/Signature.tsx';
import { RiskAnswers } from '../shared/RiskAnswers.tsx';
import { noRisks } from '../shared/shared.rules.ts';
import { asoLabels as labels } from './aso.labels.ts';
import type { AsoAnswers } from './aso.schema.ts';

/** The ASO on paper, with the content that NR-7, 7.5.19.1 asks for. */
export function AsoSheet({ answers }: { answers: AsoAnswers }) {
  return (
    <Sheet title="Atestado de Saúde Ocupacional (ASO)">
      <Section title="Empresa">
        <Answers>
          <Answer label={labels.corporate_reason} value={answers.corporate_reason} wide />
          <Answer label={labels.companyName} value={answers.companyName} />
          <Answer label={labels.cnpj} value={answers.cnpj} />
        </Answers>
      </Section>
      <Section title="Trabalhador(a)">
        <Answers>
          <Answer label={labels.name} value={answers.name} wide />
          <Answer label={labels.cpf} value={answers.cpf} />
          <Answer label={labels.rg} value={answers.rg} />
          <Answer label={labels.dt_birth} value={answers.dt_birth} />
          <Answer label={labels.registration} value={answers.registration} />
          <Answer label={labels.employeeFunction} value={answers.employeeFunction} />
          <Answer label={labels.office} value={answers.office} />
          <Answer label={labels.sector} value={answers.sector} />
          <Answer label={labels.examType} value={answers.examType} />
        </Answers>
      </Section>
      <Section title="Riscos ocupacionais">
        {noRisks(answers) ? (
          <Answer label="Riscos" value="Ausência de riscos ocupacionais específicos" wide />
        ) : (
          <RiskAnswers answers={answers} />
        )}
      </Section>
      <Section title={labels.exams}>
        <AnswerTable
          columns={[labels.exam_name, labels.exam_date]}
          widths={['78%', '22%']}
          rows={answers.exams.map(({ exam_name, exam_date }) => [exam_name, exam_date])}
        />
      </Section>
      <Section title="Parecer">
        <Answer label={labels.conclusion} value={answers.conclusion} wide />
        <Answer label={labels.special_skills} value={answers.special_skills} wide />
        <Answer label={labels.observation} value={answers.observation} wide />
      </Section>
      <Signature location={answers.location} other={`${answers.name || 'Trabalhador(a)'} – recebi uma via deste ASO`} />
    </Sheet>
  );
}
