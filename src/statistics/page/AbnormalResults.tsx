import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../ui/Panel.tsx';
import { abnormalDrawn } from '../pictures.rules.ts';
import { statisticLabels } from '../statistics.labels.ts';
import { statisticsApi } from '../useStatistics.ts';
import { CountedPicture } from './CountedPicture.tsx';
import type { useStatisticFilters } from './useStatisticFilters.ts';

/** So many kinds of exam are drawn; the file has all of them. */
const drawnKinds = 15;

type Props = { filters: Pick<ReturnType<typeof useStatisticFilters>, 'companyId' | 'ofDays'> };

/** What exams have shown, of one company; a company itself reads it in its report. */
export function AbnormalResults({ filters: { companyId, ofDays: input } }: Props) {
  const abnormal = useQuery(statisticsApi.abnormal.queryOptions({ input, enabled: companyId !== '' }));
  if (!companyId) {
    return (
      <Panel title={statisticLabels.abnormal}>
        <Text c="dimmed">Escolha uma empresa para ver os resultados dos seus exames.</Text>
      </Panel>
    );
  }
  return (
    <CountedPicture
      statistic="abnormal"
      query={abnormal}
      input={input}
      kind="bars"
      draw={({ kinds }) => abnormalDrawn(kinds, drawnKinds)}
      note={({ unknown }) =>
        unknown === 0
          ? 'Dos exames de que se sabe o resultado.'
          : `Dos exames de que se sabe o resultado. ${unknown === 1 ? 'De 1 não se pôde saber' : `De ${unknown} não se pôde saber`} se é anormal.`
      }
      empty="Nenhum resultado anotado nestes meses."
    />
  );
}
