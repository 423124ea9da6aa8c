import { Answer, Answers } from '../../paper/Answer.tsx';
import { Checklist } from '../../paper/Checklist.tsx';
import { FooterImage } from '../../paper/FooterImage.tsx';
import { Section } from '../../paper/Section.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { Signature } from '../../paper/Signature.tsx';
import { IdentityAnswers } from '../shared/IdentityAnswers.tsx';
import { examRequest2Labels as labels } from './exam-request-2.labels.ts';
import type { ExamRequest2Answers } from './exam-request-2.schema.ts';

/** The request of functional and image exams on paper. */
export function ExamRequest2Sheet({ answers }: { answers: ExamRequest2Answers }) {
  return (
    <Sheet title="Solicitação de exames – tipo 2" footer={<FooterImage />}>
      <Section title="Paciente">
        <Answers>
          <IdentityAnswers answers={answers} />
          <Answer label={labels.corporate_reason} value={answers.corporate_reason} wide />
        </Answers>
      </Section>
      <Checklist label={labels.exams} chosen={answers.exams} />
      <Signature />
    </Sheet>
  );
}
