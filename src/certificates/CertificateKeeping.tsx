import { Alert, Button, FileInput, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../platform/browser/api-client.ts';
import { dayOf } from '../platform/clock/moments.ts';
import { isChangedByOther } from '../platform/contract/changed-by-other.ts';
import { issuesOf } from '../platform/contract/errors.ts';
import { Facts } from '../ui/Facts.tsx';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';
import { ModalOnDemand } from '../ui/modal/ModalOnDemand.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Status } from '../ui/status/Status.tsx';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import { certificateLabels, warnedDays } from './certificates.labels.ts';
import { holderNumber } from './holder.rules.ts';
import { fileInBase64 } from './read-file.rules.ts';

const removeModal = async () => (await import('./CertificateRemoveModal.tsx')).CertificateRemoveModal;

type Sent = { file: string; password: string; version: number | undefined };
type Kept = { version: number; holderName: string; holder?: string; issuerName: string; validUntil: string };

/** What is read of a certificate, and how it is kept and taken away; the words that tell one from another. */
export type Keeping = {
  title: string;
  text: ReactNode;
  /** What no longer happens with one that has ended. */
  ended: string;
  /** What becomes of it when it is removed. */
  removal: string;
  /** What the file is called for who does not know what it is. */
  fileHint: string;
  data: { certificate: Kept | null; hasKeys: boolean } | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
  keep: (sent: Sent) => Promise<unknown>;
  remove: (version: number) => Promise<unknown>;
};

/** A certificate A1 as its owner sees it: what it is, another file in its place, and that it goes. */
export function CertificateKeeping({ title, text, ended, removal, fileHint, ...of }: Keeping) {
  const { data, error, refetch } = of;
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const [removing, setRemoving] = useState(false);
  const keep = useMutation({
    mutationFn: async (chosen: File) =>
      of.keep({ file: await fileInBase64(chosen), password, version: data?.certificate?.version }),
    onSuccess: () => {
      successToast('Certificado guardado com sucesso!');
      setFile(null);
      setPassword('');
      return refetch();
    },
    onError: (failure) => {
      errorToast('Erro ao guardar o certificado. Veja o motivo no formulário.');
      return isChangedByOther(failure) ? refetch() : undefined;
    },
  });
  const issues = issuesOf(keep.error);
  const problem = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const kept = data?.certificate ?? null;
  return (
    <Panel title={title}>
      <Stack>
        <Text size="sm">{text}</Text>
        {error && <Alert color="red">{errorMessage(error)}</Alert>}
        {!data && !error && <LoadingBlock height={90} />}
        {data && !data.hasKeys && (
          <Notice stops title="Aqui nenhum certificado pode ser guardado ainda" role="status">
            Ele só é guardado cifrado, e esta instalação não tem chave de cifra. Quem a opera define ENCRYPTION_KEYS e
            reinicia o Zelo.
          </Notice>
        )}
        {kept && (
          <Facts
            cols={{ base: 1, xs: 2 }}
            facts={[
              { label: certificateLabels.holder_name, value: kept.holderName },
              ...(kept.holder ? [{ label: certificateLabels.holder_number, value: holderNumber(kept.holder) }] : []),
              { label: certificateLabels.issuer_name, value: kept.issuerName },
              { label: certificateLabels.valid_until, value: dayOf(kept.validUntil) },
            ]}
          />
        )}
        {kept && <Validity until={kept.validUntil} ended={ended} />}
        {data?.hasKeys && (
          <Stack
            component="form"
            onSubmit={(event) => {
              event.preventDefault();
              if (file) keep.mutate(file);
            }}
          >
            <FileInput
              label={kept ? 'Trocar pelo arquivo' : 'Arquivo do certificado'}
              description={fileHint}
              placeholder="Escolha o arquivo"
              accept=".pfx,.p12,application/x-pkcs12"
              leftSection={<IconCertificate size={18} aria-hidden="true" />}
              value={file}
              onChange={setFile}
              error={problem('file')}
              clearable
              clearButtonProps={{ 'aria-label': 'Remover arquivo' }}
            />
            <PasswordInput
              label="Senha do certificado"
              description="Abre o arquivo uma vez, e não é guardada"
              autoComplete="off"
              value={password}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              error={problem('password')}
              visibilityToggleButtonProps={{ 'aria-label': 'Mostrar ou ocultar a senha' }}
            />
            {keep.error && issues.length === 0 && (
              <Alert color="red" role="alert">
                {errorMessage(keep.error)}
              </Alert>
            )}
            <Group>
              <Button type="submit" disabled={!file} loading={keep.isPending}>
                {kept ? 'Trocar o certificado' : 'Guardar o certificado'}
              </Button>
              {kept && (
                <Button variant="default" onClick={() => setRemoving(true)}>
                  Remover
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </Stack>
      <ModalOnDemand
        opened={removing && kept !== null}
        load={removeModal}
        modal={{
          ...{ text: removal, remove: () => of.remove(kept?.version ?? 0), onClose: () => setRemoving(false) },
          onRemoved: () => {
            setRemoving(false);
            successToast('Certificado removido com sucesso!');
            void refetch();
          },
        }}
      />
    </Panel>
  );
}

const dayMs = 24 * 3_600_000;

function Validity({ until, ended }: { until: string; ended: string }) {
  const left = Math.floor((Date.parse(until) - Date.now()) / dayMs);
  if (left >= warnedDays) return <Status tone="green">Em vigor</Status>;
  const said = left < 0 ? `Este certificado venceu: ${ended}.` : `Este certificado vence em ${dayOf(until)}.`;
  return (
    <div role="status">
      <Status tone={left < 0 ? 'red' : 'amber'}>{left < 0 ? 'Vencido' : 'Vence em breve'}</Status>
      <Text>{said} Envie o novo.</Text>
    </div>
  );
}
