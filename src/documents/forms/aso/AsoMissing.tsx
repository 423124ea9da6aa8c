import { Alert, List } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { Notice } from '../../../ui/Notice.tsx';
import type { PaperContext } from '../../paper/paper.ts';
import { useFromAnswers } from '../base/useFromAnswers.ts';
import type { AsoAnswers } from './aso.schema.ts';
import { missingInAso } from './missing-in-aso.rules.ts';

/** What the ASO still misses by law. It informs and never keeps anybody from printing: the rest can be written by hand. */
export function AsoMissing({ context }: { context: PaperContext }) {
  const missing = useFromAnswers((answers: AsoAnswers) => missingInAso(answers, context).join('\n'));
  const isDated = useWatch({ compute: (answers: AsoAnswers) => answers.date !== '' });
  if (!missing) {
    return (
      <Alert
        color="green"
        role="status"
        title="Conteúdo mínimo da NR-7 preenchido"
        styles={{ title: { color: 'var(--mantine-color-text)' } }}
      >
        {isDated ? 'Falta apenas a assinatura, à mão.' : 'Faltam apenas data e assinatura, à mão.'}
      </Alert>
    );
  }
  return (
    <Notice role="status" title="Falta para o conteúdo mínimo da NR-7 (item 7.5.19.1)">
      <List size="sm" spacing={2}>
        {missing.split('\n').map((what) => (
          <List.Item key={what}>{what}</List.Item>
        ))}
      </List>
    </Notice>
  );
}
