import { Alert, List } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { Notice } from '../../../ui/Notice.tsx';
import type { AsoAnswers } from './aso.schema.ts';
import { missingInAso } from './missing-in-aso.rules.ts';

/** What the ASO still misses by law. It informs and never keeps anybody from printing: the rest can be written by hand. */
export function AsoMissing() {
  const missing = useWatch({ compute: (answers: AsoAnswers) => missingInAso(answers).join('\n') });
  if (!missing) {
    return (
      <Alert color="green" role="status" title="Conteúdo mínimo da NR-7 preenchido">
        Faltam apenas data e assinatura, à mão.
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
