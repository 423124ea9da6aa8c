import { Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import type { PaperContext } from '../../paper/paper.ts';
import type { DocumentForm } from '../form.ts';

type Props = { id: string; pendencies: NonNullable<DocumentForm['pendencies']>; context: PaperContext };

/** What the form still misses, in short, where the button is. It informs and keeps nobody from printing. */
export function Pendencies({ id, pendencies, context }: Props) {
  const missing = useWatch({ compute: (answers: object) => pendencies(answers, context).join(' · ') });
  return (
    <Text id={id} size="sm" c={missing ? 'var(--attention)' : 'dimmed'}>
      {missing ? `Ainda falta: ${missing}` : 'Nada falta ao conteúdo mínimo.'}
    </Text>
  );
}
