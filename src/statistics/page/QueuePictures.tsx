import { useQuery } from '@tanstack/react-query';
import { noShowsDrawn, waitingDrawn } from '../pictures.rules.ts';
import { statisticsApi } from '../useStatistics.ts';
import { CountedPicture } from './CountedPicture.tsx';
import type { useStatisticFilters } from './useStatisticFilters.ts';

type Props = { filters: Pick<ReturnType<typeof useStatisticFilters>, 'ofPeople' | 'of' | 'place' | 'isCompany'> };

/** What the queue tells: nothing of anybody's health. */
export function QueuePictures({ filters: { ofPeople: input, of, place, isCompany } }: Props) {
  const waiting = useQuery(statisticsApi.waiting.queryOptions({ input }));
  const noShows = useQuery(statisticsApi.noShows.queryOptions({ input }));
  const narrowed = { ...(isCompany ? {} : of), ...place };
  return (
    <>
      <CountedPicture
        statistic="waiting"
        query={waiting}
        input={input}
        kind="columns"
        draw={({ months }) => waitingDrawn(months, narrowed)}
        note={() => 'Dias inteiros desde que se encaminhou até o ASO emitido, pelo mês do atendimento.'}
        empty="Nenhum encaminhamento terminou em um ASO nestes meses."
      />
      <CountedPicture
        statistic="noShows"
        query={noShows}
        input={input}
        kind="columns"
        draw={({ months }) => noShowsDrawn(months, narrowed)}
        note={() =>
          'Pelo mês do agendamento, sem os cancelados. ‘Sem anotação’: o dia passou e ninguém anotou se veio.'
        }
        empty="Nenhum agendamento nestes meses."
      />
    </>
  );
}
