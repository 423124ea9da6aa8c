import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { FactList } from '../../ui/FactList.tsx';
import type { Fact } from '../../ui/Facts.tsx';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ReferralStatus } from '../ReferralStatus.tsx';
import type { ReferralWhole } from '../referrals.contract.ts';
import { whenLabel } from '../referrals.labels.ts';
import { referralsApi } from '../useReferrals.ts';
import { ReferralActions } from './ReferralActions.tsx';
import { ReferralTimeline } from './ReferralTimeline.tsx';
import { historyOf } from './referral-history.rules.ts';

export function meta() {
  return [{ title: 'Encaminhamento · Zelo' }];
}

const back = { label: 'Voltar aos encaminhamentos', to: '/referrals' };

/** A referral: who, for what, where and when, how far it is, and what can be done with it (product 17.3). */
export default function ReferralPage() {
  const { referralId = '' } = useParams();
  const { data, error, refetch } = useQuery(referralsApi.read.queryOptions({ input: { referralId } }));
  const referral = data?.referral;
  if (!referral) {
    return (
      <Page title="Encaminhamento" back={back}>
        {error ? <Alert color="red">{errorMessage(error)}</Alert> : <LoadingBlock height={320} />}
      </Page>
    );
  }
  return (
    <Page title={referral.name} back={back}>
      <Stack gap="md">
        <FactList title="Colaborador" facts={personOf(referral)} />
        <ReferralTimeline referral={referral} />
        <Text component="div" role="status">
          Situação: <ReferralStatus state={referral.state} />
        </Text>
        <ReferralActions referral={referral} />
        {referral.cancelReason !== null && (
          <Alert color="zelo" title="Cancelado">
            Motivo: {referral.cancelReason}
          </Alert>
        )}
        <FactList title="Encaminhamento" facts={factsOf(referral)} />
        <Panel title="Exames a fazer">
          {referral.exams.length === 0 && <Text>A clínica define os exames no atendimento.</Text>}
          <Stack component="ul" gap="xs" m={0} pl="md">
            {referral.exams.map(({ code, name, reason }) => (
              <li key={code}>
                {name} · {code}
                <Text size="sm" c="dimmed">
                  {reason}
                </Text>
              </li>
            ))}
          </Stack>
        </Panel>
        <FactList title="Histórico" facts={historyOf(referral)} />
      </Stack>
      <ListModals list={{ reload: async () => void (await refetch()) }} />
    </Page>
  );
}

function personOf({ employeeName, employeeInactive, employeeAge, employeeFunction, unitName }: ReferralWhole): Fact[] {
  const age = employeeAge === null ? '' : employeeAge === 1 ? '1 ano' : `${employeeAge} anos`;
  return [
    { label: 'Nome', value: employeeInactive ? `${employeeName} (inativo)` : employeeName },
    { label: 'Idade', value: age },
    { label: 'Função', value: employeeFunction },
    { label: 'Unidade', value: unitName ?? 'Sem unidade' },
  ];
}

function factsOf(referral: ReferralWhole): Fact[] {
  const { occasion, newFunction, returnOn, professionalName } = referral;
  return [
    { label: 'Empresa', value: referral.companyName },
    { label: 'Ocasião', value: occasionLabels[occasion] },
    ...(newFunction ? [{ label: 'Nova função', value: newFunction }] : []),
    ...(returnOn ? [{ label: 'Data do retorno', value: formatDate(returnOn) }] : []),
    { label: 'Quando', value: `${formatDate(referral.day)}, ${whenLabel(referral)}` },
    { label: 'Local', value: referral.placeName },
    { label: 'Endereço', value: referral.placeAddress },
    ...(professionalName ? [{ label: 'Com', value: professionalName }] : []),
  ];
}
