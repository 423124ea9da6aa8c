import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { useListOfModal } from '../../ui/list/ListModals.tsx';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import type { IssuedDocument } from '../issued/issued.contract.ts';
import { issuedApi } from '../issued/useIssued.ts';
import { SigningModal } from './SigningModal.tsx';
import { neverDigital } from './signatures.labels.ts';

/** How soon a document whose file is still being made is asked for again. */
const againMs = 1_000;

/** Signs the document whose screen it stands over. */
export default function SignModal() {
  const { documentId = '' } = useParams();
  const { data, error } = useQuery(
    issuedApi.read.queryOptions({
      input: { documentId },
      refetchInterval: ({ state }) => (state.data?.document.isReady === false ? againMs : false),
    }),
  );
  const { opened, close, onClosed } = useModalRoute();
  const screen = useListOfModal();
  const document = data?.document;
  return (
    <SigningModal
      documents={document?.isReady ? [document] : undefined}
      problem={(error && errorMessage(error)) ?? (document ? problemOf(document) : null)}
      {...{ opened, onClose: close, onClosed }}
      onSigned={screen.reload}
    />
  );
}

function problemOf({ byHand, signature, state }: IssuedDocument): string | null {
  if (byHand) return neverDigital;
  if (signature) return 'Este documento já está assinado digitalmente.';
  return state === 'issued' ? null : 'Este documento já não vale: só se assina o que vale.';
}
