import { Button, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { momentOf } from '../../../platform/clock/moments.ts';
import { issuedApi } from '../../issued/useIssued.ts';
import type { DocumentForm, Subject } from '../form.ts';
import { FilledNotice } from './FilledNotice.tsx';
import { useBase } from './useBase.ts';

type Props = { definition: DocumentForm; subject: Subject };

/**
 * Offers the last issued document of this kind and person as a base. Nothing is filled in before someone asks for it, and then
 * only what is still empty and does not belong to the day of that one (product 15.3).
 */
export function LatestOffer({ definition, subject }: Props) {
  const { kind, last } = definition;
  const { data } = useQuery(issuedApi.latest.queryOptions({ input: { employeeId: subject.employee.id, kind } }));
  const base = useBase(definition, subject);
  const latest = data?.document;
  if (!latest) return null;
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
