import { Button, Group, Paper, Text } from '@mantine/core';
import { momentOf } from '../../../platform/clock/moments.ts';
import type { DocumentForm, Subject } from '../form.ts';
import { FilledNotice } from './FilledNotice.tsx';
import { useBase } from './useBase.ts';

type Props = {
  definition: DocumentForm;
  subject: Subject;
  latest: { id: string; name: string; issuedAt: string };
};

/** An issued document as a base, and what it has filled in. */
export function BaseOffer({ definition, subject, latest }: Props) {
  const { last } = definition;
  const base = useBase(definition, subject);
  return (
    <Paper withBorder p="box" component="section" aria-label={`Base em ${last}`} ref={base.place} tabIndex={-1}>
      {base.isTaken ? (
        <FilledNotice onUndo={base.undo}>
          Preenchido o que estava em branco, com {latest.name}. O que é do dia – datas, achados, aptidões, conclusão –
          continua por preencher.
        </FilledNotice>
      ) : (
        <Group gap="4px 12px" justify="space-between">
          <Text size="sm">
            {latest.name}, de {momentOf(latest.issuedAt)}
          </Text>
          <Button variant="light" size="compact-sm" loading={base.isBusy} onClick={() => base.take(latest.id)}>
            Usar {last} como base
          </Button>
        </Group>
      )}
    </Paper>
  );
}
