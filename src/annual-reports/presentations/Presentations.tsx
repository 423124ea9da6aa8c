import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../platform/contract/dates.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import { Status } from '../../ui/status/Status.tsx';
import type { ReportPresentation } from './presentations.contract.ts';
import { audienceText, notYetShown } from './presentations.labels.ts';
import { reportPresentationsApi } from './useReportPresentations.ts';

const notShown = { safety: 'aos responsáveis pela segurança e saúde', cipa: 'à CIPA, se a empresa a tem' } as const;

/** To whom a report was presented, and to whom it still is to be (NR-7, 7.6.5). */
export function Presentations({
  companyId,
  reportId,
  isIssued,
}: {
  companyId: string;
  reportId: string;
  isIssued: boolean;
}) {
  const openModal = useOpenModal();
  const { data, error, refetch } = useQuery(reportPresentationsApi.list.queryOptions({ input: { companyId } }));
  const own = data?.presentations.filter((one) => one.reportId === reportId);
  const left = notYetShown((own ?? []).filter((one) => !one.withdrawnAt).map(({ audience }) => audience));
  return (
    <Panel title="Apresentação (7.6.5)">
      <Stack gap="sm" align="flex-start">
        {error && !data && <ListError error={error} onRetry={async () => void (await refetch())} />}
        {!data && !error && <LoadingBlock height={60} />}
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {own?.map((one) => (
            <Group key={one.id} component="li" align="flex-start" wrap="nowrap">
              <Presentation {...one} />
              {!one.withdrawnAt && (
                <RowAction
                  label={`Retirar a apresentação de ${formatDate(one.presented_on)}`}
                  icon={IconTrash}
                  color="red"
                  onClick={() => openModal(`withdraw-presentation/${one.id}`)}
                />
              )}
            </Group>
          ))}
        </Stack>
        {own && left.length > 0 && (
          <Text c="dimmed">{`Ainda não foi apresentado ${left.map((one) => notShown[one]).join(' nem ')}.`}</Text>
        )}
        {isIssued ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => openModal('present')}
          >
            Anotar apresentação
          </Button>
        ) : (
          <Text c="dimmed">Depois de emitido, anote aqui quando e a quem foi apresentado.</Text>
        )}
      </Stack>
    </Panel>
  );
}

function Presentation(presentation: ReportPresentation) {
  const { presented_on, documentName, recordedBy, withdrawnAt, withdrawalReason } = presentation;
  const what = [documentName, `anotado por ${recordedBy}`].filter(Boolean).join(' · ');
  return (
    <div>
      <Text fw={600} td={withdrawnAt ? 'line-through' : undefined}>
        {`${formatDate(presented_on)}: ${audienceText(presentation)}`}
      </Text>
      {withdrawnAt && <Status tone="grey">Retirada</Status>}
      <Text size="sm" c="dimmed">
        {withdrawnAt ? `${what} · retirada: ${withdrawalReason}` : what}
      </Text>
    </div>
  );
}
