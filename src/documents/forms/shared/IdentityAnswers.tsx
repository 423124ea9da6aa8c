import { Answer } from '../../paper/Answer.tsx';
import { identityLabels as labels } from './shared.labels.ts';

/** The patient's name, CPF and date of birth on paper. */
export function IdentityAnswers({ answers }: { answers: Record<keyof typeof labels, string> }) {
  return (
    <>
      <Answer label={labels.name} value={answers.name} wide />
      <Answer label={labels.cpf} value={answers.cpf} />
      <Answer label={labels.dt_birth} value={answers.dt_birth} />
    </>
  );
}
