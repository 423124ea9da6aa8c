import { Anchor, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { dueStateLabels } from '../annual-reports.labels.ts';
import { CountsTable } from '../screen/CountsTable.tsx';
import { annualReportsApi } from '../useAnnualReports.ts';

export function meta() {
  return [{ title: 'Prazos dos relatórios analíticos · Zelo' }];
}

const tones = { overdue: 'red', ending: 'amber', later: 'green', unknown: 'grey', exempt: 'grey' } as const;

const lists = [
  { value: 'due', label: 'Vencidos ou perto do prazo' },
  { value: 'unknown', label: 'Sem relatório conhecido' },
  { value: 'all', label: 'Todas as empresas' },
] as const;

const nobody = {
  due: 'Nenhuma empresa tem o relatório vencido ou a menos de 30 dias do prazo.',
  unknown: 'De todas as empresas se conhece um relatório, ou elas são dispensadas do PCMSO.',
  all: 'Nenhuma empresa ainda.',
} as const;

/** Which companies' annual report is due, and by when (NR-7, 7.6.2; product 16.12). */
export default function ReportsDuePage() {
  const { params, change } = useAddressState();
  const list = lists.find(({ value }) => value === params.get('list'))?.value ?? 'due';
  const { data, error, refetch } = useQuery(annualReportsApi.due.queryOptions({ input: { list } }));
  const rows = data?.companies.map(({ companyId, companyName, state, last }) => [
    <Anchor key={companyId} component={Link} to={`/programmes/${companyId}/reports`}>
      {companyName}
    </Anchor>,
    <Status key="state" tone={tones[state]}>
      {dueStateLabels[state]}
    </Status>,
    last ? formatDate(last.nextOn) : '—',
    last ? [formatDate(last.on), last.name].filter(Boolean).join(' · ') : '—',
  ]);
  return (
    <Page
      title="Prazos dos relatórios analíticos"
      description="Um ano depois do último relatório de cada empresa (NR-7, 7.6.2). Clínica e empresa são avisadas 30 dias antes e quando o prazo passa."
      back={{ label: 'Programas de saúde', to: '/programmes' }}
    >
      <Panel title="Empresas">
        <Stack gap="md">
          <NativeSelect
            label="Mostrar"
            maw={280}
            data={lists}
            value={list}
            onChange={({ target }) => change((after) => after.set('list', target.value))}
          />
          {error && !data && <ListError error={error} onRetry={async () => void (await refetch())} />}
          {!data && !error && <LoadingBlock height={120} />}
          {rows?.length === 0 && <Text c="dimmed">{nobody[list]}</Text>}
          {rows && rows.length > 0 && (
            <CountsTable
              caption="Empresas e o prazo do seu próximo relatório"
              head={['Empresa', 'Situação', 'Próximo até', 'Último']}
              rows={rows}
            />
          )}
        </Stack>
      </Panel>
    </Page>
  );
}
