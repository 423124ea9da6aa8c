import { Stack } from '@mantine/core';
import { Page } from '../../ui/Page.tsx';
import { HealthPictures } from './HealthPictures.tsx';
import { QueuePictures } from './QueuePictures.tsx';
import { StatisticFilters } from './StatisticFilters.tsx';
import { useStatisticFilters } from './useStatisticFilters.ts';

export function meta() {
  return [{ title: 'Estatísticas · Zelo' }];
}

/** What was done and what waits, in pictures: the practice's of all companies, a company's its own, the reception's of its queue (product 25.1). */
export default function StatisticsPage() {
  const filters = useStatisticFilters();
  return (
    <Page
      title="Estatísticas"
      description={
        filters.isReception
          ? 'Quem veio, quem faltou e quanto tempo passou até o ASO.'
          : 'O que foi feito e o que espera, mês a mês. Cada gráfico é também uma tabela, que se exporta.'
      }
    >
      <StatisticFilters {...filters} />
      <Stack gap="lg" mt="lg">
        {!filters.isReception && <HealthPictures filters={filters} />}
        <QueuePictures filters={filters} />
      </Stack>
    </Page>
  );
}
