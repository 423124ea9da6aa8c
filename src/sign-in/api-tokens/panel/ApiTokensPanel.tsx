import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { ModalOnDemand } from '../../../ui/modal/ModalOnDemand.tsx';
import { ListPanel } from '../../../ui/panel/ListPanel.tsx';
import { successToast } from '../../../ui/toast/toast.ts';
import { showableOf, useSecondFactor } from '../../second-factor/useSecondFactor.ts';
import type { ApiToken } from '../api-tokens.contract.ts';
import { useApiTokens } from '../useApiTokens.ts';
import { ApiTokenItem } from './ApiTokenItem.tsx';

const shownOnceModal = async () => (await import('./ShownOnceModal.tsx')).ShownOnceModal;
const createModal = async () => {
  await shownOnceModal(); // A key is seen once: what shows it is there before it is made.
  return (await import('./CreateTokenModal.tsx')).CreateTokenModal;
};
const revokeModal = async () => (await import('./RevokeTokenModal.tsx')).RevokeTokenModal;

type Open = 'create' | { revoke: ApiToken } | null;

/** The keys by which other systems call in the user's name: made, shown once, revoked (product 21). */
export function ApiTokensPanel() {
  const { data, error, reload } = useApiTokens();
  const factors = useSecondFactor();
  const [open, setOpen] = useState<Open>(null);
  const [made, setMade] = useState('');
  const close = () => setOpen(null);
  const changed = () => {
    close();
    void reload();
  };
  return (
    <ListPanel
      title="Chaves de API"
      intro={
        <>
          Com uma chave, outro sistema, como o da folha de pagamento, lê ou grava no Zelo em seu nome, só o que ela
          permite. Veja como usá-la na{' '}
          <Anchor href="/api/docs" target="_blank" rel="noreferrer" underline="always">
            documentação da API
          </Anchor>
          .
        </>
      }
      error={error ?? factors.error}
      empty="Você ainda não tem nenhuma chave de API."
      items={
        factors.data &&
        data?.tokens.map((token) => (
          <ApiTokenItem key={token.id} token={token} onRevoke={() => setOpen({ revoke: token })} />
        ))
      }
      below={<Button onClick={() => setOpen('create')}>Criar chave de API</Button>}
    >
      {open === 'create' && data && factors.data && (
        <ModalOnDemand
          opened
          load={createModal}
          modal={{
            ...{ grantable: data.grantable, showable: showableOf(factors.data), onClose: close },
            onMade: (token: string) => {
              changed();
              setMade(token);
            },
          }}
        />
      )}
      {open !== null && open !== 'create' && (
        <ModalOnDemand
          opened
          load={revokeModal}
          modal={{
            token: open.revoke,
            onClose: close,
            onRevoked: () => {
              changed();
              successToast('Chave de API revogada com sucesso!');
            },
          }}
        />
      )}
      <ModalOnDemand opened={made !== ''} load={shownOnceModal} modal={{ token: made, onClose: () => setMade('') }} />
    </ListPanel>
  );
}
