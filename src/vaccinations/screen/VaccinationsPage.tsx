import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { href, Link, useParams } from 'react-router';
import { vaccinationCardFacts } from '../../documents/forms/vaccination-card/vaccination-card.form-facts.ts';
import { vaccineRefusalFacts } from '../../documents/forms/vaccine-refusal/vaccine-refusal.form-facts.ts';
import { employeesApi } from '../../employees/useEmployees.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { vaccinationsApi } from '../useVaccinations.ts';
import type { EntryKind } from '../vaccinations.labels.ts';
import { DueOfPerson } from './DueOfPerson.tsx';
import { EntryItem } from './EntryItem.tsx';

export function meta() {
  return [{ title: 'Vacinas · Zelo' }];
}

/** The vaccines of one person: what is due, given and refused, for professionals (product 16.15). */
export default function VaccinationsPage() {
  const { employeeId = '' } = useParams();
  const openModal = useOpenModal();
  const person = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const { data, error, refetch } = useQuery(vaccinationsApi.list.queryOptions({ input: { employeeId } }));
  const reload = async () => void (await refetch());
  const forms = href('/documents/create/:employeeId?', { employeeId });
  const panel = (kind: EntryKind, title: string, empty: string) => {
    const entries = data?.vaccinations.filter((entry) => entry.kind === kind);
    return (
      <Panel title={title}>
        {error && !data && <ListError error={error} onRetry={reload} />}
        {!data && !error && <LoadingBlock height={60} />}
        {entries?.length === 0 && <Text c="dimmed">{empty}</Text>}
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {entries?.map((entry) => (
            <EntryItem key={entry.id} {...entry} />
          ))}
        </Stack>
      </Panel>
    );
  };
  return (
    <Page
      title="Vacinas"
      description={person.data?.employee.name}
      back={{ label: 'Voltar ao colaborador', to: `/people/${employeeId}` }}
      actions={
        <Group gap="sm">
          <Button variant="default" component={Link} to={forms} state={{ kind: vaccinationCardFacts.kind }}>
            Emitir carteira
          </Button>
          <Button variant="default" component={Link} to={forms} state={{ kind: vaccineRefusalFacts.kind }}>
            Emitir termo de recusa
          </Button>
          <Button variant="default" onClick={() => openModal('refuse')}>
            Registrar recusa
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('record')}>
            Registrar dose
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <DueOfPerson employeeId={employeeId} />
        {panel('dose', 'Doses', 'Nenhuma dose registrada.')}
        {panel('refusal', 'Recusas', 'Nenhuma recusa registrada.')}
      </Stack>
      <ListModals list={{ reload }} />
    </Page>
  );
}
