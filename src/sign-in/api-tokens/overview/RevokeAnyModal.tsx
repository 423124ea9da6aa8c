import { useParams } from 'react-router';
import { ActionModal } from '../../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../../ui/modal/useModalRecord.ts';
import { allTokensApi } from './useAllTokens.ts';

/** Asks before the system of somebody else is left outside. */
export default function RevokeAnyModal() {
  const { tokenId = '' } = useParams();
  const { data, error } = useModalRecord(allTokensApi.read.queryOptions({ input: { tokenId } }));
  return (
    <ActionModal
      mode="delete"
      title="Revogar chave de API"
      explanation={
        data &&
        `O sistema que usa a chave ‘${data.token.name}’, de ${data.token.email}, deixa de entrar na hora. Isso não se desfaz: quem a criou é avisado e teria de criar outra.`
      }
      loadError={error}
      action={() => allTokensApi.revoke.call({ tokenId })}
      doneToast="Chave de API revogada com sucesso!"
      failedToast="Erro ao revogar a chave de API. Veja o motivo na janela."
      buttonLabel="Revogar"
    />
  );
}
