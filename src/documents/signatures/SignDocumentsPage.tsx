import { Alert, Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { momentOf } from '../../platform/clock/moments.ts';
import { dayIn, today } from '../../platform/contract/dates.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ModalOnDemand } from '../../ui/modal/ModalOnDemand.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { signaturesApi } from './useSignatures.ts';

const signingModal = async () => (await import('./SigningModal.tsx')).SigningModal;

export function meta() {
  return [{ title: 'Assinar documentos · Zelo' }];
}

/** What the professional has issued and not signed: one password for all that they choose (product 24.2). */
export default function SignDocumentsPage() {
  const { data, error, refetch } = useQuery(signaturesApi.waiting.queryOptions());
  /** What somebody has said of a document; of the others those of today are signed. */
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isAsking, setAsking] = useState(false);
  const documents = data?.documents ?? [];
  const isChosen = ({ id, issuedAt }: (typeof documents)[number]) => said.get(id) ?? dayIn(issuedAt) === today();
  const chosen = documents.filter(isChosen);
  const say = (is: boolean) => setSaid(new Map(documents.map(({ id }) => [id, is])));
  return (
    <Page title="Assinar documentos">
      <Panel title="Emitidos por você, sem assinatura digital">
        <Stack>
          <Text size="sm">
            Vêm escolhidos os de hoje. O que já foi impresso e assinado à mão não precisa de outra assinatura. O
            receituário de controle especial não está aqui: só se assina à mão.
          </Text>
          {error && <Alert color="red">{errorMessage(error)}</Alert>}
          {!data && !error && <LoadingBlock height={200} />}
          {data && documents.length === 0 && <Text role="status">Nada espera a sua assinatura.</Text>}
          {documents.length > 0 && (
            <>
              <Group>
                <Button
                  leftSection={<IconSignature size={18} aria-hidden="true" />}
                  disabled={chosen.length === 0}
                  onClick={() => setAsking(true)}
                >
                  {chosen.length === 1 ? 'Assinar 1 documento' : `Assinar ${chosen.length} documentos`}
                </Button>
                <Button variant="default" onClick={() => say(chosen.length < documents.length)}>
                  {chosen.length < documents.length ? 'Escolher todos' : 'Não escolher nenhum'}
                </Button>
              </Group>
              <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
                {documents.map((document) => (
                  <Group key={document.id} component="li" gap="md" wrap="nowrap">
                    <Checkbox
                      label={`${document.name} de ${document.about}`}
                      description={momentOf(document.issuedAt)}
                      checked={isChosen(document)}
                      onChange={({ currentTarget: { checked } }) => setSaid(new Map([...said, [document.id, checked]]))}
                    />
                    <Anchor
                      component={Link}
                      size="sm"
                      ml="auto"
                      to={href('/documents/issued/:documentId', { documentId: document.id })}
                      aria-label={`Ver ${document.name}`}
                    >
                      Ver
                    </Anchor>
                  </Group>
                ))}
              </Stack>
              {data && data.total > documents.length && (
                <Text size="sm">
                  São os {documents.length} mais novos de {data.total}: os outros vêm depois destes.
                </Text>
              )}
            </>
          )}
        </Stack>
      </Panel>
      <ModalOnDemand
        opened={isAsking}
        load={signingModal}
        modal={{
          documents: chosen,
          problem: null,
          opened: isAsking,
          onClose: () => setAsking(false),
          onSigned: () => refetch(),
        }}
      />
    </Page>
  );
}
