import { Alert, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { requiredMessage } from '../../platform/contract/fields.ts';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import { useOwnCertificate } from '../forms/issuing/useOwnCertificate.ts';
import { type CompanyKind, companyDocuments } from './registry.ts';
import { useIssueCompany } from './useIssueCompany.ts';

/**
 * Says what issuing a document about a company means before it is done. What its kind asks for stands in the address, as `corrects`
 * does, where it corrects another.
 */
export default function IssueCompanyModal() {
  const { companyId = '', kind = '' } = useParams();
  const [search] = useSearchParams();
  const { corrects, ...said } = Object.fromEntries(search);
  const facts = Object.hasOwn(companyDocuments, kind) ? companyDocuments[kind as CompanyKind] : null;
  const { opened, close, onClosed } = useModalRoute();
  const { issue, problem, corrected, before, otherIssuer, isLoading } = useIssueCompany(
    corrects,
    facts?.askedOf !== undefined,
  );
  const answers = { ...(before && facts?.askedOf?.(before)), ...said };
  const [isBusy, setBusy] = useState(false);
  const [isSigned, setSigned] = useState(false);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const isSignable = useOwnCertificate(opened);
  const name = facts?.printedName ?? 'documento';

  async function confirm() {
    const isMissing = otherIssuer !== null && reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing || !facts) return;
    setBusy(true);
    try {
      return await issue({ companyId, kind: facts.kind, answers }, { reason, isSigned: isSignable && isSigned });
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormModal
      mode="create"
      title={`Emitir ${facts?.tab ?? name}`}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={isLoading}
      busy={isBusy}
      withoutButton={!facts}
      onConfirm={confirm}
      buttonLabel={isSignable && isSigned ? 'Emitir e assinar' : 'Emitir'}
    >
      <Stack gap="sm">
        {!facts && <Alert color="red">Não há documento deste tipo.</Alert>}
        <Text>
          <strong>{name}</strong>, com o que está registrado agora.{' '}
          {corrected && `Corrige ${corrected.name}: o número anterior passa a constar como substituído. `}
          Depois de emitido, o documento não pode mais ser mudado: só corrigido, com um novo número, ou cancelado, com o
          motivo. A empresa também o vê, e é avisada.
        </Text>
        {otherIssuer && (
          <Textarea
            label="Motivo da correção"
            description={`${otherIssuer} emitiu o anterior e será avisado(a). Só os profissionais leem o motivo.`}
            value={reason}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setReasonMissing(false);
            }}
            error={isReasonMissing && requiredMessage}
            maxLength={500}
            autosize
            minRows={2}
            required
          />
        )}
        {isSignable && (
          <Checkbox
            label="Assinar digitalmente"
            description="A senha do seu certificado é pedida em seguida."
            checked={isSigned}
            onChange={({ currentTarget }) => setSigned(currentTarget.checked)}
          />
        )}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
      </Stack>
    </FormModal>
  );
}
