import { Answer, Answers } from '../../paper/Answer.tsx';
import { Checklist } from '../../paper/Checklist.tsx';
import { FooterImage } from '../../paper/FooterImage.tsx';
import { LongAnswer } from '../../paper/LongAnswer.tsx';
import { Section } from '../../paper/Section.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { Signature } from '../../paper/Signature.tsx';
import { IdentityAnswers } from '../shared/IdentityAnswers.tsx';
import { examRequest1Labels as labels } from './exam-request-1.labels.ts';
import type { ExamRequest1Answers } from './exam-request-1.schema.ts';

/** The request of laboratory exams on paper: only what is asked for, so that the laboratory can't misread it. */
export function ExamRequest1Sheet({ answers }: { answers: ExamRequest1Answers }) {
  return (
    <Sheet title="Solicitação de exames – tipo 1" footer={<FooterImage />}>
      <Section title="Paciente">
        <Answers>
          <IdentityAnswers answers={answers} />
          <Answer label={labels.company} value={answers.company} wide />
        </Answers>
      </Section>
      <Checklist label={labels.exams} chosen={answers.exams} />
      <Checklist label={labels.chemical_agents} chosen={answers.chemical_agents} />
      {answers.text_field && <LongAnswer label={labels.text_field} value={answers.text_field} />}
      <Signature />
    </Sheet>
  );
}
