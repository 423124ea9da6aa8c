import { Anchor, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { Notice } from '../../../ui/Notice.tsx';
import type { FormKind } from '../../documents.labels.ts';
import { issuedApi } from '../../issued/useIssued.ts';
import type { Questions, Said } from './questions.rules.ts';

type Props = {
  employeeId: string;
  kind: FormKind;
  questions: Questions;
  said: Said;
  /** Whether 'Emitir' was pressed before everything had its answer. */
  isMissed: boolean;
  onSay: (said: Said) => void;
};

/** What does not fit in a document, and what the person says to it: it is then issued so, and both stand in its record. */
export function IssueQuestions({ employeeId, kind, questions, said, isMissed, onSay }: Props) {
  const { identityReason, digitsConfirmed, anotherConfirmed } = questions;
  const latest = issuedApi.latest.queryOptions({ input: { employeeId, kind } });
  const standing = useQuery({ ...latest, enabled: anotherConfirmed !== undefined }).data?.document;
  if (!identityReason && !digitsConfirmed && !anotherConfirmed) return null;
  return (
    <Notice role="status" title="Confira antes de emitir">
      <Stack gap="sm">
        {identityReason && (
          <>
            <Text size="sm">{identityReason}.</Text>
            <Textarea
              label="Por que difere do cadastro"
              description="Fica no registro do documento, com o que está no cadastro. Só profissionais o leem."
              required
              autosize
              minRows={2}
              maxLength={500}
              value={said.identityReason}
              error={isMissed && said.identityReason.trim() === '' ? 'Campo obrigatório' : undefined}
              onChange={(event) => onSay({ ...said, identityReason: event.currentTarget.value })}
            />
          </>
        )}
        {digitsConfirmed && (
          <>
            <Text size="sm">{digitsConfirmed}.</Text>
            <Checkbox
              label="Confirmo que o número é este mesmo"
              checked={said.digitsConfirmed}
              error={isMissed && !said.digitsConfirmed ? 'Confirme, ou feche e corrija o número' : undefined}
              onChange={(event) => onSay({ ...said, digitsConfirmed: event.currentTarget.checked })}
            />
          </>
        )}
        {anotherConfirmed && (
          <>
            <Text size="sm">{anotherConfirmed}.</Text>
            {standing && (
              <Anchor
                component={Link}
                to={href('/documents/issued/:documentId', { documentId: standing.id })}
                size="sm"
              >
                Abrir o que já foi emitido
              </Anchor>
            )}
            <Checkbox
              label="Emitir outro mesmo assim"
              checked={said.anotherConfirmed}
              error={
                isMissed && !said.anotherConfirmed ? 'Confirme, ou feche e corrija o que já foi emitido' : undefined
              }
              onChange={(event) => onSay({ ...said, anotherConfirmed: event.currentTarget.checked })}
            />
          </>
        )}
      </Stack>
    </Notice>
  );
}
