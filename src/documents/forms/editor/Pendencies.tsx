import { Text } from '@mantine/core';
import type { PaperContext } from '../../paper/paper.ts';
import { useFromAnswers } from '../base/useFromAnswers.ts';
import type { DocumentForm } from '../form.ts';

type Props = { id: string; pendencies: NonNullable<DocumentForm['pendencies']>; context: PaperContext };

/** What the form still misses, in short, where the button is. It informs and keeps nobody from printing. */
export function Pendencies({ id, pendencies, context }: Props) {
  const missing = useFromAnswers((answers) => pendencies(answers, context).join(' · '));
  return (
    <Text id={id} size="sm" c={missing ? 'var(--attention)' : 'dimmed'}>
      {missing ? `Ainda falta: ${missing}` : 'Nada falta ao conteúdo mínimo.'}
    </Text>
  );
}
