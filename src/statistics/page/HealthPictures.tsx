import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../ui/Panel.tsx';
import { monthsOf } from '../months.rules.ts';
import { absencesDrawn, examsDrawn, fitnessDrawn } from '../pictures.rules.ts';
import type { AskedPlace } from '../place.rules.ts';
import { monthLabel, statisticLabels } from '../statistics.labels.ts';
import { statisticsApi } from '../useStatistics.ts';
import { AbnormalResults } from './AbnormalResults.tsx';
import { AbsencePictures } from './AbsencePictures.tsx';
import { CountedPicture } from './CountedPicture.tsx';
import { OverduePicture } from './OverduePicture.tsx';
import type { useStatisticFilters } from './useStatisticFilters.ts';

/** So many units are drawn; the file has all of them. */
const drawnUnits = 15;

type Props = { filters: ReturnType<typeof useStatisticFilters> };

/** What companies and professionals are told: what a company may not read by name so that nobody is found. */
export function HealthPictures({ filters }: Props) {
  const { period, companyId, of, place, ofDays, ofPeople, isCompany } = filters;
  const exams = useQuery(statisticsApi.exams.queryOptions({ input: ofDays }));
  const fitness = useQuery(statisticsApi.fitness.queryOptions({ input: ofDays, enabled: companyId !== '' }));
  const absences = useQuery(statisticsApi.absences.queryOptions({ input: ofPeople }));
  return (
    <>
      <OverduePicture of={{ ...of, ...place }} isCompany={isCompany} most={drawnUnits} />
      <CountedPicture
        statistic="exams"
        query={exams}
        input={ofDays}
        kind="columns"
        draw={(answer) => examsDrawn(answer.months, toldOf(monthsOf(period), answer.toldUntil))}
        note={(answer) => noteOf(answer, place)}
        empty={isCompany ? `Nenhum exame a mostrar nestes meses. ${wait}` : 'Nenhum exame nestes meses.'}
      />
      {companyId ? (
        <CountedPicture
          statistic="fitness"
          query={fitness}
          input={ofDays}
          kind="columns"
          draw={({ months }) => fitnessDrawn(months)}
          note={(answer) => noteOf(answer, place)}
          empty={isCompany ? `Nenhum ASO a mostrar nestes meses. ${wait}` : 'Nenhum ASO nestes meses.'}
        />
      ) : (
        <Panel title={statisticLabels.fitness}>
          <Text c="dimmed">Escolha uma empresa para ver a aptidão nos seus ASOs.</Text>
        </Panel>
      )}
      {!isCompany && <AbnormalResults filters={{ companyId, ofDays }} />}
      <CountedPicture
        statistic="absences"
        query={absences}
        input={ofPeople}
        kind="lines"
        draw={({ months }) => absencesDrawn(months, { ...(isCompany ? {} : of), ...place })}
        note={() =>
          'Quantos começaram em cada mês, e quantos dias afastados ele teve, o primeiro e o último contados; de quem ainda está, até hoje.'
        }
        empty="Nenhum afastamento nestes meses."
      />
      <AbsencePictures filters={filters} />
    </>
  );
}

const wait = 'Cada mês aparece uma vez, no dia 11 do mês seguinte.';

function toldOf(months: readonly string[], toldUntil: string | null): string[] {
  return months.filter((month) => toldUntil === null || month <= toldUntil);
}

/** Why a company does not see all: said beside what it sees. */
function noteOf({ toldUntil }: { toldUntil: string | null }, place: AskedPlace) {
  const isNarrowed = Object.keys(place).length > 0;
  if (toldUntil === null)
    return isNarrowed ? 'Unidade, setor, função e grupo como eram no dia de cada exame.' : undefined;
  const whole = isNarrowed ? ' Estes números são da empresa inteira, qualquer que seja o filtro.' : '';
  const until = toldUntil ? ` Até ${monthLabel(toldUntil)}.` : '';
  return `Para que ninguém seja reconhecido, o que trata de uma ou duas pessoas fica suprimido, e cada mês é contado uma só vez, como se sabia no dia 11 do mês seguinte.${until}${whole}`;
}
