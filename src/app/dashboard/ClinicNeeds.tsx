import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { absencesApi } from '../../absences/useAbsences.ts';
import { diseasesApi } from '../../diseases/useDiseases.ts';
import { dueDatesApi } from '../../due-dates/useDueDates.ts';
import { catsApi } from '../../esocial/cats/useCats.ts';
import { NeedLine } from './NeedLine.tsx';
import { NeedsYou } from './NeedsYou.tsx';

const none = { pageSize: 0 } as const;

/** What waits for the clinic with a last day by the law: CATs that the eSocial does not have, diseases without one, people for the INSS, letters to who has left. */
export function ClinicNeeds() {
  const late = useTotal(catsApi.list.queryOptions({ input: { ...none, list: 'late' } }));
  const withoutCat = useTotal(diseasesApi.list.queryOptions({ input: { ...none, list: 'withoutCat' } }));
  const forInss = useTotal(absencesApi.list.queryOptions({ input: { ...none, list: 'inss' } }));
  const letters = useTotal(dueDatesApi.letters.queryOptions({ input: none }));
  return (
    <NeedsYou
      lines={[
        ...(late > 0
          ? [
              <NeedLine key="cats" to="/cats?list=late" action="Ver" label="Ver as CATs atrasadas">
                {late === 1 ? '1 CAT está atrasada no eSocial' : `${late} CATs estão atrasadas no eSocial`}
              </NeedLine>,
            ]
          : []),
        ...(withoutCat > 0
          ? [
              <NeedLine key="diseases" to="/diseases?list=withoutCat" action="Ver" label="Ver as doenças sem CAT">
                {withoutCat === 1
                  ? '1 doença do trabalho está sem CAT'
                  : `${withoutCat} doenças do trabalho estão sem CAT`}
              </NeedLine>,
            ]
          : []),
        ...(forInss > 0
          ? [
              <NeedLine key="inss" to="/absences?list=inss" action="Ver" label="Ver quem encaminhar ao INSS">
                {forInss === 1
                  ? '1 afastamento passou de 15 dias: encaminhe ao INSS'
                  : `${forInss} afastamentos passaram de 15 dias: encaminhe ao INSS`}
              </NeedLine>,
            ]
          : []),
        ...(letters > 0
          ? [
              <NeedLine
                key="letters"
                to="/due-dates/after-job"
                action="Ver"
                label="Ver as cartas após o contrato a emitir"
              >
                {letters === 1
                  ? '1 pessoa saiu sem a carta dos exames após o contrato'
                  : `${letters} pessoas saíram sem a carta dos exames após o contrato`}
              </NeedLine>,
            ]
          : []),
      ]}
    />
  );
}

/** How many rows a list has; none while that is not known. */
function useTotal<Answer extends { total?: number | undefined }>(count: UseQueryOptions<Answer>): number {
  return useQuery(count).data?.total ?? 0;
}
