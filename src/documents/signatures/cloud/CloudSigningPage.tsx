import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { momentOf } from '../../../platform/clock/moments.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SigningResult } from '../SigningResult.tsx';
import { cloudSigningsApi } from './useCloudSignings.ts';

export function meta() {
  return [{ title: 'Assinatura em nuvem · Zelo' }];
}

/** Where the provider sends whoever has authorised back: signs what they did, and says how it went (product 24.3). */
export default function CloudSigningPage() {
  const [query] = useSearchParams();
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? ''];
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => cloudSigningsApi.finish.call({ state, code }),
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    // A code is good once: it is sent once, however often this is drawn.
    if (hasBegun.current || !code || !state) return;
    hasBegun.current = true;
    mutate();
  }, [code, state, mutate]);
  return (
    <Page title="Assinatura em nuvem">
      <Panel title="O que você autorizou">
        <Stack>
          {!code && (
            <Alert color="red">
              O provedor não trouxe a autorização: nada foi assinado. Os documentos continuam emitidos.
            </Alert>
          )}
          {isPending && (
            <>
              <Text role="status">Assinando…</Text>
              <LoadingBlock height={120} />
            </>
          )}
          {error && <Alert color="red">{errorMessage(error)}</Alert>}
          {data && <SigningResult signed={data.signed} unsigned={data.unsigned} />}
          {data?.againUntil && (
            <Text>
              O provedor não respondeu. O que falta é assinado sozinho assim que ele voltar, até{' '}
              {momentOf(data.againUntil)}; depois disso espera por você em ‘Assinar documentos’.
            </Text>
          )}
          {Boolean(data?.unstamped) && (
            <Text>Sem carimbo do tempo: o serviço não respondeu. Ele é pedido de novo sozinho.</Text>
          )}
          {data && !data.isRevocationKnown && (
            <Text>A lista de revogação do certificado não respondeu: não foi conferida.</Text>
          )}
          <Group>
            {error && code && (
              <Button onClick={() => mutate()} loading={isPending}>
                Tentar de novo
              </Button>
            )}
            <Button component={Link} to="/documents/sign" variant="default">
              Ver o que espera a sua assinatura
            </Button>
          </Group>
        </Stack>
      </Panel>
    </Page>
  );
}
