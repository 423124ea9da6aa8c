import { Answers } from '../../paper/Answer.tsx';
import { LongAnswer } from '../../paper/LongAnswer.tsx';
import { Section } from '../../paper/Section.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { Signature } from '../../paper/Signature.tsx';
import { IdentityAnswers } from '../shared/IdentityAnswers.tsx';
import { declarationLabels as labels } from './declaration.labels.ts';
import type { DeclarationAnswers } from './declaration.schema.ts';

/** A declaration on paper, headed by its kind. */
export function DeclarationSheet({ answers }: { answers: DeclarationAnswers }) {
  return (
    <Sheet title={answers.title || 'Declaração'}>
      <Section title="Paciente">
        <Answers>
          <IdentityAnswers answers={answers} />
        </Answers>
      </Section>
      <LongAnswer label={labels.text_field} value={answers.text_field} />
      <Signature />
    </Sheet>
  );
}
