import { Alert, Button, FileInput, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../platform/browser/api-client.ts';
import { dayOf } from '../platform/clock/moments.ts';
import { isChangedByOther } from '../platform/contract/changed-by-other.ts';
import { issuesOf } from '../platform/contract/errors.ts';
import { Facts } from '../ui/Facts.tsx';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';
import { ModalOnDemand } from '../ui/modal/ModalOnDemand.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import { certificateLabels, warnedDays } from './certificates.labels.ts';
import { holderNumber } from './holder.rules.ts';
import { fileInBase64 } from './read-file.rules.ts';
import { certificatesApi } from './useCertificates.ts';

const removeModal = async () => (await import('./CertificateRemoveModal.tsx')).CertificateRemoveModal;

/** The certificate with which events of the eSocial are signed and sent: of a company, or the practice's own (product 23.8). */
export function CertificatePanel({ companyId }: { companyId: string | null }) {
  const query = useQuery(
    companyId === null
      ? certificatesApi.readPractice.queryOptions()
      : certificatesApi.read.queryOptions({ input: { companyId } }),
  );
  const { data, error, refetch } = query;
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const [removing, setRemoving] = useState(false);
  const keep = useMutation({
    mutationFn: async (chosen: File) => {
      const sent = { file: await fileInBase64(chosen), password, version: data?.certificate?.version };
      return companyId === null
        ? certificatesApi.keepPractice.call(sent)
        : certificatesApi.keep.call({ ...sent, companyId });
    },
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
    <Panel title="Certificado digital">
      <Stack>
        <Text size="sm">
          {companyId === null
            ? 'O e-CNPJ ou e-CPF A1 com que a clínica assina e envia eventos ao eSocial pelas empresas que lhe deram procuração.'
            : 'O e-CNPJ ou e-CPF A1 da empresa, com que os seus eventos são assinados e enviados ao eSocial. Sem ele, vale o da clínica, se a empresa lhe deu procuração.'}
        </Text>
        {error && <Alert color="red">{errorMessage(error)}</Alert>}
        {!data && !error && <LoadingBlock height={90} />}
        {data && !data.hasKeys && (
          <Notice title="Aqui nenhum certificado pode ser guardado ainda" role="status">
            Ele só é guardado cifrado, e esta instalação não tem chave de cifra. Quem a opera define ENCRYPTION_KEYS e
            reinicia o Zelo.
          </Notice>
        )}
        {kept && (
          <Facts
            cols={{ base: 1, xs: 2 }}
            facts={[
              { label: certificateLabels.holder_name, value: kept.holderName },
              { label: certificateLabels.holder_number, value: holderNumber(kept.holder) },
              { label: certificateLabels.issuer_name, value: kept.issuerName },
              { label: certificateLabels.valid_until, value: dayOf(kept.validUntil) },
            ]}
          />
        )}
        {kept && <Validity until={kept.validUntil} />}
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
              description=".pfx ou .p12, com a chave privada"
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
          ...{ companyId, version: kept?.version ?? 0, onClose: () => setRemoving(false) },
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

function Validity({ until }: { until: string }) {
  const left = Math.floor((Date.parse(until) - Date.now()) / dayMs);
  if (left >= warnedDays) return null;
  const text =
    left < 0 ? 'Este certificado venceu: nada é enviado com ele.' : `Este certificado vence em ${dayOf(until)}.`;
  return (
    <Text c="var(--attention)" role="status">
      {text} Envie o novo.
    </Text>
  );
}
