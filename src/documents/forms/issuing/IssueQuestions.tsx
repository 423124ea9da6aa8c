import { Anchor, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { href, Link } from 'react-router';
import { Notice } from '../../../ui/Notice.tsx';
import type { Questions, Replies } from './questions.rules.ts';

type Props = {
  questions: Questions;
  replies: Replies;
  /** Whether 'Emitir' was pressed before everything had its answer. */
  isMissed: boolean;
  onReply: (replies: Replies) => void;
};

/** What does not fit in a document, and what the person says to it: it is then issued so, and both stand in its record. */
export function IssueQuestions({ questions, replies, isMissed, onReply }: Props) {
  const { identityReason, digitsConfirmed, anotherConfirmed, standing } = questions;
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
              value={replies.identityReason}
              error={isMissed && replies.identityReason.trim() === '' ? 'Campo obrigatório' : undefined}
              onChange={(event) => onReply({ ...replies, identityReason: event.currentTarget.value })}
            />
          </>
        )}
        {digitsConfirmed && (
          <>
            <Text size="sm">{digitsConfirmed}.</Text>
            <Checkbox
              label="Confirmo que o número é este mesmo"
              checked={replies.digitsConfirmed}
              error={isMissed && !replies.digitsConfirmed ? 'Confirme, ou feche e corrija o número' : undefined}
              onChange={(event) => onReply({ ...replies, digitsConfirmed: event.currentTarget.checked })}
            />
          </>
        )}
        {anotherConfirmed && (
          <>
            <Text size="sm">{anotherConfirmed}.</Text>
            {standing && (
              <Anchor component={Link} to={href('/documents/issued/:documentId', { documentId: standing })} size="sm">
                Abrir o que já foi emitido
              </Anchor>
            )}
            <Checkbox
              label="Emitir outro mesmo assim"
              checked={replies.anotherConfirmed}
              error={
                isMissed && !replies.anotherConfirmed ? 'Confirme, ou feche e corrija o que já foi emitido' : undefined
              }
              onChange={(event) => onReply({ ...replies, anotherConfirmed: event.currentTarget.checked })}
            />
          </>
        )}
      </Stack>
    </Notice>
  );
}
