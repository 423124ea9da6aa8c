import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isChangedByOther } from '../../platform/contract/changed-by-other.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { Panel } from '../../ui/Panel.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import type { PracticeRecord } from '../practice.contract.ts';
import { practiceApi, usePublicAddress } from '../usePractice.ts';
import { isLocal } from './public-address.rules.ts';

type Props = { record: PracticeRecord; onChanged: () => Promise<void>; onOvertaken: () => Promise<void> };

/** Says under which address the installation is reached from outside, which every issued document has on its paper. */
export function AddressPanel({ record, onChanged, onOvertaken }: Props) {
  const { address } = usePublicAddress();
  const change = useMutation(practiceApi.confirmAddress.mutationOptions());
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const value = typed ?? (record.publicUrl || window.location.origin);
  const stands = record.publicUrl !== '' && value === record.publicUrl;

  async function keep() {
    setProblem(null);
    try {
      await change.mutateAsync({ url: value, version: record.version });
    } catch (failed) {
      errorToast('Erro ao confirmar o endereço. Por favor, tente novamente.');
      setProblem(issuesOf(failed)[0]?.message ?? errorMessage(failed));
      return isChangedByOther(failed) ? onOvertaken() : undefined;
    }
    successToast('Endereço público confirmado com sucesso!');
    setTyped(null);
    await onChanged();
  }

  if (address?.isConfigured) {
    return (
      <Panel title="Endereço público">
        <Text>
          <strong>{address.url}</strong>, como está em PUBLIC_URL. Vai no código QR de cada documento emitido.
        </Text>
      </Panel>
    );
  }
  return (
    <Panel title="Endereço público">
      <Stack>
        <Text>
          {record.publicUrl === ''
            ? 'Ninguém o confirmou ainda, e sem ele nenhum documento é emitido: ele vai no código QR de cada um.'
            : 'Vai no código QR de cada documento emitido, e nos links de entrega e de calendário. Mudá-lo não muda os documentos já emitidos: deixe o endereço antigo levar ao novo.'}
        </Text>
        <TextInput
          label="Endereço por que o Zelo é aberto"
          description="Como aparece no navegador, até a primeira barra"
          value={value}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={problem}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        {URL.canParse(value) && isLocal(value) && (
          <Text size="sm" c="var(--attention)" role="status">
            Este endereço só leva a este computador ou a esta rede: quem ler o código QR em outro lugar não chegará à
            verificação. Serve para experimentar; para documentos de verdade, use o endereço que se abre de fora.
          </Text>
        )}
        <Group>
          <Button disabled={stands} loading={change.isPending} onClick={() => void keep()}>
            Confirmar este endereço
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
