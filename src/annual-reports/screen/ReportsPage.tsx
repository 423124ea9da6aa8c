import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { companiesApi } from '../../companies/useCompanies.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/status/Status.tsx';
import type { AnnualReport } from '../annual-reports.contract.ts';
import { reportPresentationsApi } from '../presentations/useReportPresentations.ts';
import { annualReportsApi } from '../useAnnualReports.ts';

export function meta() {
  return [{ title: 'Relatórios analíticos · Zelo' }];
}

/** The annual analytical reports of a company in preparation, and by when the next one is due (product 16.12). */
export default function ReportsPage() {
  const { companyId = '' } = useParams();
  const [search] = useSearchParams();
  const corrects = search.get('corrects');
  const openModal = useOpenModal();
  const company = useQuery(companiesApi.read.queryOptions({ input: { id: companyId } }));
  const { data, error, refetch } = useQuery(annualReportsApi.list.queryOptions({ input: { companyId } }));
  const shown = useQuery(reportPresentationsApi.list.queryOptions({ input: { companyId } }));
  const presented = shown.data?.presentations.filter(({ withdrawnAt }) => withdrawnAt === null);
  const corrected = data?.issued.find(({ id }) => id === corrects);
  const reload = async () => void (await refetch());
  return (
    <Page
      title="Relatórios analíticos"
      description={company.data?.company.fantasy_name}
      back={{ label: 'Programa de saúde', to: `/programmes/${companyId}` }}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('begin')}>
          Começar relatório
        </Button>
      }
    >
      <Stack gap="md">
        {corrected && (
          <Text role="status">
            Para corrigir o {corrected.name}, abra o relatório do seu período: o que for emitido ali o substitui.
          </Text>
        )}
        <Panel title="Em preparação e emitidos">
          {error && !data && <ListError error={error} onRetry={reload} />}
          {!data && !error && <LoadingBlock height={60} />}
          {data?.reports.length === 0 && <Text c="dimmed">Nenhum relatório foi começado.</Text>}
          <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {data?.reports.map((report) => (
              <li key={report.id}>
                <Report
                  {...report}
                  issued={data.issued.find(({ reportId }) => reportId === report.id)}
                  presentedOn={presented?.find(({ reportId }) => reportId === report.id)?.presented_on}
                />
              </li>
            ))}
          </Stack>
        </Panel>
        <Panel title="Próximo relatório">
          <Text>
            {data?.last
              ? `Até ${formatDate(data.last.nextOn)}: um ano depois do ${data.last.name || 'último, feito fora daqui'}, de ${formatDate(data.last.on)} (NR-7, 7.6.2).`
              : 'Nenhum foi emitido aqui. Se houve um fora daqui, diga a data dele ao escrever o relatório: o próximo é devido um ano depois (NR-7, 7.6.2).'}
          </Text>
        </Panel>
      </Stack>
      <ListModals list={{ reload }} />
    </Page>
  );
}

type Listed = AnnualReport & { issued: { name: string } | undefined; presentedOn: string | undefined };

function Report({ id, companyId, from_on, until_on, preparedBy, issued, presentedOn }: Listed) {
  const presented = presentedOn ? ` · apresentado em ${formatDate(presentedOn)}` : '';
  const as = issued ? ` · emitido: ${issued.name}` : '';
  return (
    <>
      <Anchor component={Link} fw={600} to={`/programmes/${companyId}/reports/${id}`}>
        {`${formatDate(from_on)} a ${formatDate(until_on)}`}
      </Anchor>{' '}
      <Status tone={issued ? 'green' : 'blue'}>{issued ? 'Emitido' : 'Em preparação'}</Status>
      <Text size="sm" c="dimmed">{`Preparado por ${preparedBy}${as}${presented}`}</Text>
    </>
  );
}
