import { useQueries, useQuery } from '@tanstack/react-query';
import { absencesApi } from '../../absences/useAbsences.ts';
import { dueDatesApi } from '../../due-dates/useDueDates.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { referPath } from '../../referrals/referrals.labels.ts';
import { NeedLine } from './NeedLine.tsx';
import { NeedsYou } from './NeedsYou.tsx';

/** So many people are named; the others are in 'Vencimentos' and in 'Afastamentos'. */
const mostNamed = 5;

const lists = ['overdue', 'in30', 'in60', 'in90'] as const;

/** What waits for a company: whose exam is the next to do, and who is away without an end, each with what to do about it. */
export function CompanyNext() {
  const parts = useQueries({
    queries: lists.map((list) =>
      dueDatesApi.list.queryOptions({ input: { list, sort: 'nextOn', pageSize: mostNamed } }),
    ),
  });
  const next = parts.flatMap(({ data }) => data?.people ?? []).slice(0, mostNamed);
  const away = useQuery(absencesApi.list.queryOptions({ input: { list: 'open', pageSize: mostNamed } })).data;
  return (
    <NeedsYou
      lines={[
        ...next.map(({ id, name, nextOn }) => (
          <NeedLine key={id} to={referPath(id)} action="Encaminhar" label={`Encaminhar ${name}`}>
            <strong>{name}</strong> · próximo exame {nextOn ? `em ${formatDate(nextOn)}` : 'sem data'}
          </NeedLine>
        )),
        ...(away?.absences ?? []).map(({ id, employeeName, startsOn }) => (
          <NeedLine
            key={id}
            to={`/absences/edit/${id}?list=open`}
            action="Dizer o fim"
            label={`Dizer o fim do afastamento de ${employeeName}`}
          >
            <strong>{employeeName}</strong> · fora desde {formatDate(startsOn)}, sem data de fim
          </NeedLine>
        )),
        ...((away?.total ?? 0) > mostNamed
          ? [
              <NeedLine key="away" to="/absences?list=open" action="Ver todos">
                Mais {(away?.total ?? 0) - mostNamed} afastamentos sem data de fim
              </NeedLine>,
            ]
          : []),
      ]}
    />
  );
}
