import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { isNetworkError } from '../../../platform/browser/send.ts';
import { useProfile } from '../../../sign-in/useProfile.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import { issuedApi } from '../useIssued.ts';

/** What a call says of the document that a new one corrects, and why. */
export type Correcting = { supersedesId?: string; correctionReason?: string };

/** What a document said, as it was frozen. */
export type AnswersBefore = Readonly<Record<string, unknown>>;

/**
 * The way from a confirmation to an issued document that is gathered from records: the call, and the document's own screen, where it is
 * signed if that is wanted.
 * @param correctsId the document that it corrects
 * @param asksAgain whether what that one says is needed for it
 * @param lostAt where it is seen whether it was issued, if the answer is lost
 */
export function useIssueGathered(correctsId: string | undefined, asksAgain: boolean, lostAt: string) {
  const navigate = useNavigate();
  const ownId = useProfile()?.switchedUser.professional?.id;
  const [problem, setProblem] = useState<string | null>(null);
  const read = useQuery(
    issuedApi.read.queryOptions({ input: { documentId: correctsId ?? '' }, enabled: correctsId !== undefined }),
  );
  const answered = useQuery(
    issuedApi.answers.queryOptions({
      ...{ input: { documentId: correctsId ?? '' }, staleTime: 'static' },
      enabled: correctsId !== undefined && asksAgain,
    }),
  );
  const corrected = correctsId === undefined ? null : (read.data?.document ?? null);
  const otherIssuer = corrected && corrected.issuerId !== ownId ? corrected.issuerName : null;

  async function issue(
    send: (correcting: Correcting) => Promise<{ documentId: string; name: string }>,
    { reason, isSigned }: { reason: string; isSigned: boolean },
  ) {
    setProblem(null);
    try {
      const issued = await send({
        ...(correctsId === undefined ? {} : { supersedesId: correctsId }),
        ...(reason.trim() === '' ? {} : { correctionReason: reason }),
      });
      successToast(`Documento emitido: ${issued.name}`);
      const to = isSigned ? '/documents/issued/:documentId/sign' : '/documents/issued/:documentId';
      navigate(href(to, { documentId: issued.documentId }));
      return 'done'; // The way to the next screen may take a moment: another click must not issue it again.
    } catch (error) {
      const message = errorMessage(error);
      errorToast(message);
      const unknownOutcome = `A resposta não chegou: o documento pode ter sido emitido. Veja em ‘${lostAt}’ antes de tentar de novo.`;
      setProblem(isNetworkError(error) ? unknownOutcome : message);
      return;
    }
  }

  const error = read.error ?? answered.error;
  const isLoading = correctsId !== undefined && !error && !(read.data && (answered.data || !asksAgain));
  const before: AnswersBefore | null = answered.data?.answers ?? null;
  return { issue, problem: problem ?? (error && errorMessage(error)), corrected, before, otherIssuer, isLoading };
}
