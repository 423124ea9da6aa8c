import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isNetworkError } from '../../platform/browser/send.ts';
import { useProfile } from '../../sign-in/useProfile.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { issuedApi } from '../issued/useIssued.ts';
import type { CompanyKind } from './registry.ts';
import { companyDocumentsApi } from './useCompanyDocuments.ts';

/** What is issued: of which company and kind, and what its kind asks for. */
export type ToIssue = { companyId: string; kind: CompanyKind; answers: Record<string, unknown> };

/**
 * The way from a confirmation to an issued document about a company: the call, and the document's own screen, where it is signed if
 * that is wanted.
 * @param correctsId the document that it corrects
 * @param asksAgain whether what that one says is needed for it
 */
export function useIssueCompany(correctsId: string | undefined, asksAgain: boolean) {
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

  async function issue(what: ToIssue, { reason, isSigned }: { reason: string; isSigned: boolean }) {
    setProblem(null);
    try {
      const issued = await companyDocumentsApi.issue.call({
        ...what,
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
      setProblem(isNetworkError(error) ? unknownOutcome : message);
      return;
    }
  }

  const error = read.error ?? answered.error;
  const isLoading = correctsId !== undefined && !error && !(read.data && (answered.data || !asksAgain));
  const before = answered.data?.answers ?? null;
  return { issue, problem: problem ?? (error && errorMessage(error)), corrected, before, otherIssuer, isLoading };
}

const unknownOutcome =
  'A resposta não chegou: o documento pode ter sido emitido. Veja em ‘Documentos da empresa’ antes de tentar de novo.';
