import { Alert, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../../ui/modal/useModalRoute.ts';
import { CorrectionReason } from '../../forms/issuing/CorrectionReason.tsx';
import { SignChoice } from '../../forms/issuing/SignChoice.tsx';
import { useCorrectionReason } from '../../forms/issuing/useCorrectionReason.ts';
import { useOwnCertificate } from '../../forms/issuing/useOwnCertificate.ts';
import { type AnswersBefore, type Correcting, useIssueGathered } from './useIssueGathered.ts';

type Props = {
  /** What is issued; null where there is no such document. */
  facts: { tab: string; printedName: string } | null;
  correctsId: string | undefined;
  /** Whether its call needs what the one says that it corrects. */
  asksAgain: boolean;
  /** Who sees it, and is told of it. */
  seenBy: string;
  /** The screen on which it is seen whether it was issued, if the answer is lost. */
  lostAt: string;
  /** What is asked for before it is issued. @param before what the one says that it corrects */
  fields?: (before: AnswersBefore | null) => ReactNode;
  send: (before: AnswersBefore | null, correcting: Correcting) => Promise<{ documentId: string; name: string }>;
};

/** Says what issuing a document means that is gathered from records, before it is done. */
export function IssueGatheredModal({ facts, correctsId, asksAgain, seenBy, lostAt, fields, send }: Props) {
  const { opened, close, onClosed } = useModalRoute();
  const { issue, problem, corrected, before, otherIssuer, isLoading } = useIssueGathered(correctsId, asksAgain, lostAt);
  const [isBusy, setBusy] = useState(false);
  const [isSigned, setSigned] = useState(false);
  const why = useCorrectionReason(otherIssuer);
  const isSignable = useOwnCertificate(opened);
  const name = facts?.printedName ?? 'documento';

  async function confirm() {
    if (!why.isSaid() || !facts) return;
    setBusy(true);
    try {
      return await issue((correcting) => send(before, correcting), {
        reason: why.reason,
        isSigned: isSignable && isSigned,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormModal
      mode="create"
      title={`Emitir ${facts?.tab ?? name}`}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={isLoading}
      busy={isBusy}
      withoutButton={!facts}
      onConfirm={confirm}
      buttonLabel={isSignable && isSigned ? 'Emitir e assinar' : 'Emitir'}
    >
      <Stack gap="sm">
        {!facts && <Alert color="red">Não há documento deste tipo.</Alert>}
        <Text>
          <strong>{name}</strong>, com o que está registrado agora.{' '}
          {corrected && `Corrige ${corrected.name}: o número anterior passa a constar como substituído. `}
          Depois de emitido, o documento não pode mais ser mudado: só corrigido, com um novo número, ou cancelado, com o
          motivo. {seenBy}
        </Text>
        {!isLoading && fields?.(before)}
        {otherIssuer && <CorrectionReason otherIssuer={otherIssuer} {...why.shown} />}
        {isSignable && <SignChoice isSigned={isSigned} onChange={setSigned} />}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
      </Stack>
    </FormModal>
  );
}
