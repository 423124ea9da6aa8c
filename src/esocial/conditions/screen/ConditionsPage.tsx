import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../../../companies/CompanyPicker.tsx';
import { formatDate } from '../../../platform/contract/dates.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { ListError } from '../../../ui/list/ListError.tsx';
import { ListModals } from '../../../ui/list/ListModals.tsx';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import { Page } from '../../../ui/Page.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { RowAction } from '../../../ui/RowAction.tsx';
import type { GroupConditions } from '../conditions.contract.ts';
import { conditionsApi } from '../useConditions.ts';
import { useConditionsOf } from './useConditionsOf.ts';

export function meta() {
  return [{ title: 'Condições ambientais · Zelo' }];
}

/** What the eSocial is told of each group's work beside its risks, and since when (product 23.6). */
export default function ConditionsPage() {
  const { companyId, isCompany, choose } = useConditionsOf();
  const { data, error, refetch } = useQuery(
    conditionsApi.list.queryOptions({ input: { companyId }, enabled: companyId !== '' }),
  );
  const reload = async () => void (await refetch());
  return (
    <Page
      title="Condições ambientais"
      description="De cada grupo do programa de saúde, o que o S-2240 conta além dos riscos: o que se mediu, o que protege e quem responde pelos registros, desde quando. Riscos ergonômicos, de acidentes e psicossociais não vão."
      back={{ label: 'Voltar ao eSocial', to: '/esocial' }}
    >
      <Stack gap="md">
        {!isCompany && <CompanyPicker value={companyId} onChange={choose} />}
        {error && !data && <ListError error={error} onRetry={reload} />}
        {companyId !== '' && !data && !error && <LoadingBlock height={60} />}
        {data?.groups.length === 0 && (
          <Text c="dimmed">Esta empresa ainda não tem programa de saúde em vigor: sem grupos não há S-2240.</Text>
        )}
        {data?.groups.map((group) => (
          <GroupPanel key={group.id} group={group} isReader={isCompany} />
        ))}
      </Stack>
      <ListModals list={{ reload }} />
    </Page>
  );
}

function GroupPanel({ group, isReader }: { group: GroupConditions; isReader: boolean }) {
  const openModal = useOpenModal();
  const agents = group.agents.map(({ code, name }) => `${code} ${name}`).join(' · ');
  return (
    <Panel title={group.name}>
      <Text>{agents || 'Nenhum agente da Tabela 24, nem a ausência declarada: complete o grupo no programa.'}</Text>
      {group.conditions.length === 0 && <Text c="dimmed">Nenhuma condição registrada ainda.</Text>}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {group.conditions.map(({ id, since, sector, activities }) => (
          <Group key={id} component="li" justify="space-between" wrap="nowrap">
            <Text>{[`Desde ${formatDate(since)}`, sector, activities].filter(Boolean).join(' · ')}</Text>
            {!isReader && (
              <Group gap={4} wrap="nowrap">
                <RowAction
                  label={`Corrigir as condições de ${group.name} desde ${formatDate(since)}`}
                  icon={IconPencil}
                  onClick={() => openModal(`edit/${id}`)}
                />
                <RowAction
                  label={`Retirar as condições de ${group.name} desde ${formatDate(since)}`}
                  icon={IconTrash}
                  color="red"
                  onClick={() => openModal(`withdraw/${id}`)}
                />
              </Group>
            )}
          </Group>
        ))}
      </Stack>
      {!isReader && (
        <Button
          mt="sm"
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          aria-label={`Registrar condições de ${group.name}`}
          onClick={() => openModal(`record/${group.id}`)}
        >
          Registrar condições
        </Button>
      )}
    </Panel>
  );
}
