import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconFileCertificate, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { href, Link, useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { Facts } from '../../ui/Facts.tsx';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { AnnualReport, ReportContent, ShownCounts } from '../annual-reports.contract.ts';
import { breakdownLabels } from '../annual-reports.labels.ts';
import { comparedWith } from '../content/compared.labels.ts';
import { countColumns, tableLines } from '../content/table-lines.labels.ts';
import { Presentations } from '../presentations/Presentations.tsx';
import { annualReportsApi } from '../useAnnualReports.ts';
import { CountsTable } from './CountsTable.tsx';

export function meta() {
  return [{ title: 'Relatório analítico · Zelo' }];
}

const forms = {
  short: 'Letras a e b (7.6.6)',
  whole: 'Letras a a f (7.6.2)',
  asked: 'Falta o grau de risco',
} as const;

/** A report while it is prepared: what its records count now, and what the physician has written of it (product 16.12). */
export default function ReportPage() {
  const { companyId = '', reportId = '' } = useParams();
  const openModal = useOpenModal();
  const { data, error, refetch } = useQuery(annualReportsApi.read.queryOptions({ input: { reportId } }));
  const reload = async () => void (await refetch());
  const version = String(data?.report.version);
  const standing = data?.standing ?? null;
  const asked = new URLSearchParams({ reportId, version, ...(standing && { corrects: standing.id }) });
  return (
    <Page
      title="Relatório analítico"
      description={data && `${formatDate(data.content.from)} a ${formatDate(data.content.until)}`}
      back={{ label: 'Relatórios analíticos', to: `/programmes/${companyId}/reports` }}
      actions={
        data && (
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden="true" />}
              onClick={() => openModal('write')}
            >
              Escrever
            </Button>
            <Button
              component={Link}
              to={`/programmes/${companyId}/documents/issue/annual-report?${asked}`}
              leftSection={<IconFileCertificate size={18} aria-hidden="true" />}
            >
              {standing ? 'Emitir correção' : 'Emitir'}
            </Button>
          </Group>
        )
      }
    >
      {error && !data && <ListError error={error} onRetry={reload} />}
      {!data && !error && <LoadingBlock height={320} />}
      {data && <Report {...data} />}
      <ListModals list={{ reload }} />
    </Page>
  );
}

type Read = {
  report: AnnualReport;
  content: ReportContent;
  previous: { name: string; content: ReportContent } | null;
  standing: { id: string; name: string } | null;
};

function Report({ report, content, previous, standing }: Read) {
  const place = breakdownLabels[content.breakdown];
  const facts = [
    { label: 'Forma', value: forms[content.form] },
    { label: 'Grau de risco', value: content.degree || 'Não informado' },
    { label: 'Empregados no último dia', value: String(content.employees) },
  ];
  const named = content.clinical.map(({ occasion, exams }) => [
    occasion ? occasionLabels[occasion] : 'Não informada',
    String(exams),
  ]);
  const kinds = content.complementary.map(({ code, name, exams }) => [
    code ? `${name} · ${code}` : name,
    String(exams),
  ]);
  return (
    <Stack gap="md">
      <Panel title="O relatório">
        <Facts facts={facts} cols={{ base: 1, xs: 2, sm: 3 }} />
        <Text size="sm" c="dimmed" mt="md">
          É o que os registros contam agora, como seria emitido. Contagens de uma ou duas pessoas são reunidas ou ficam
          como ‘suprimido’, e também o que, ao lado de um relatório já emitido, deixaria calcular alguém.
        </Text>
        {standing && (
          <Text size="sm" mt="xs">
            Deste período vale o{' '}
            <Anchor
              component={Link}
              underline="always"
              to={href('/documents/issued/:documentId', { documentId: standing.id })}
            >
              {standing.name}
            </Anchor>
            : emitir de novo o corrige, com novo número.
          </Text>
        )}
      </Panel>
      <Panel title="a) Exames clínicos">
        <CountsTable
          caption="Exames clínicos por ocasião"
          head={['Ocasião', 'Exames']}
          rows={[...named, totalOf(content.clinical)]}
        />
      </Panel>
      <Panel title="b) Exames complementares">
        <CountsTable
          caption="Exames complementares por tipo"
          head={['Exame', 'Exames feitos']}
          rows={[...kinds, totalOf(content.complementary)]}
        />
      </Panel>
      {content.form !== 'short' && (
        <>
          <Panel title={`c) Resultados anormais por ${place.toLowerCase()}`}>
            {content.abnormal.length === 0 && <Text c="dimmed">Nenhum exame do período tem resultado anotado.</Text>}
            {content.abnormal.map(({ code, name, table }) => (
              <Counted key={code || name} caption={name} first={place} table={table} of="abnormal" />
            ))}
            {content.unknown > 0 && (
              <Text
                size="sm"
                c="dimmed"
              >{`${content.unknown} exame(s) com anotação não dizem se o resultado é anormal.`}</Text>
            )}
          </Panel>
          <Panel title={`d) Doenças relacionadas ao trabalho por ${place.toLowerCase()}`}>
            <Counted caption="Doenças de nexo confirmado" first={place} table={content.diseases} of="diseases" />
          </Panel>
          <Panel title="e) Comunicações de acidente de trabalho">
            <Counted caption="CATs por tipo de evento" first="Tipo de evento" table={content.cats} of="cats" />
          </Panel>
          <Panel title="f) Comparação e discussão">
            {previous ? (
              <CountsTable
                caption={`Com o ${previous.name}, de ${formatDate(previous.content.from)} a ${formatDate(previous.content.until)}`}
                head={['', 'Anterior', 'Este']}
                rows={comparedWith(content, previous.content)}
              />
            ) : (
              <Text c="dimmed">Não há relatório anterior emitido aqui com que comparar.</Text>
            )}
            <Text style={{ whiteSpace: 'pre-wrap' }} mt="sm">
              {report.discussion || 'Ainda não escrita.'}
            </Text>
          </Panel>
        </>
      )}
      {report.lacking && (
        <Panel title="Prontuários e informações que faltaram">
          <Text style={{ whiteSpace: 'pre-wrap' }}>{report.lacking}</Text>
        </Panel>
      )}
      <Presentations companyId={report.companyId} reportId={report.id} isIssued={standing !== null} />
    </Stack>
  );
}

function totalOf(rows: readonly { exams: number }[]): string[] {
  return ['Total', String(rows.reduce((sum, { exams }) => sum + exams, 0))];
}

type CountedProps = { caption: string; first: string; table: ShownCounts | null; of: keyof typeof countColumns };

function Counted({ caption, first, table, of }: CountedProps) {
  if (!table) return null;
  return <CountsTable caption={caption} head={[first, ...countColumns[of].head]} rows={tableLines(table, of)} />;
}
