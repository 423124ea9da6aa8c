import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dayBands } from '../../absences/absences.labels.ts';
import { Panel } from '../../ui/Panel.tsx';
import { bandColumns, chapterColumns, statisticLabels } from '../statistics.labels.ts';
import { statisticsApi } from '../useStatistics.ts';
import { CountedPicture } from './CountedPicture.tsx';
import type { useStatisticFilters } from './useStatisticFilters.ts';

type Props = { filters: ReturnType<typeof useStatisticFilters> };

/** How long absences are, for all who read their days; and by chapter of the CID-10, for professionals alone. */
export function AbsencePictures({ filters }: Props) {
  const { ofPeople: input, isCompany } = filters;
  const bands = useQuery(statisticsApi.absenceBands.queryOptions({ input }));
  return (
    <>
      <CountedPicture
        statistic="absenceBands"
        query={bands}
        input={input}
        kind="bars"
        draw={(answer) => ({
          of: 'Duração',
          series: [{ key: 'absences', label: bandColumns.absences }],
          entries: answer.bands.map(({ band, absences }) => ({
            key: band,
            label: dayBands[band],
            cells: { absences },
          })),
        })}
        note={() =>
          'Os que começaram nestes meses, cada um como foi registrado; de quem ainda está, até hoje. A partir do 16º dia, é o INSS que paga (Lei 8.213/1991, art. 60).'
        }
        empty="Nenhum afastamento começou nestes meses."
      />
      {!isCompany && <Chapters filters={filters} />}
    </>
  );
}

function Chapters({ filters: { period, of, companyId } }: Props) {
  const input = { ...period, ...of };
  const chapters = useQuery(statisticsApi.absenceChapters.queryOptions({ input, enabled: companyId !== '' }));
  if (!companyId) {
    return (
      <Panel title={statisticLabels.absenceChapters}>
        <Text c="dimmed">Escolha uma empresa para ver os capítulos da CID-10 nos seus afastamentos.</Text>
      </Panel>
    );
  }
  return (
    <CountedPicture
      statistic="absenceChapters"
      query={chapters}
      input={input}
      kind="bars"
      draw={(answer) => ({
        of: 'Capítulo',
        series: [
          { key: 'absences', label: chapterColumns.absences },
          { key: 'people', label: chapterColumns.people },
        ],
        entries: answer.chapters.map(({ number, name, absences, people }) => ({
          ...{ key: number || 'others', label: number ? `${number}. ${name}` : name },
          cells: { absences, people },
        })),
      })}
      note={({ unsaid, unreadable }) =>
        `Os que começaram nestes meses e têm CID. Um capítulo de uma ou duas pessoas conta junto com outros. Sem CID: ${unsaid}.${unreadable > 0 ? ` Não puderam ser abertos: ${unreadable}.` : ''}`
      }
      empty={
        chapters.data?.isHidden
          ? 'Os afastamentos com CID destes meses são de uma ou duas pessoas: suprimido.'
          : 'Nenhum afastamento com CID nestes meses.'
      }
    />
  );
}
