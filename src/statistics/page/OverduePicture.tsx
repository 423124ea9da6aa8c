import { useQuery } from '@tanstack/react-query';
import { overdueDrawn } from '../pictures.rules.ts';
import type { AskedPlace } from '../place.rules.ts';
import { statisticsApi } from '../useStatistics.ts';
import { CountedPicture } from './CountedPicture.tsx';

type Props = {
  /** Of one company or of all, and of which part. */
  of: { companyId?: string } & AskedPlace;
  isCompany: boolean;
  /** So many units are drawn; the file has all of them. */
  most: number;
};

/** Who has to be examined, by unit: those with the most overdue first, each the way to its people. */
export function OverduePicture({ of, isCompany, most }: Props) {
  const overdue = useQuery(statisticsApi.overdue.queryOptions({ input: of }));
  return (
    <CountedPicture
      statistic="overdue"
      query={overdue}
      input={of}
      kind="bars"
      draw={({ units }) => overdueDrawn(units, { named: !isCompany, most, of })}
      note={({ units }) =>
        units.length > most
          ? `Hoje, as ${most} unidades com mais vencidos, de ${units.length}; a planilha tem todas.`
          : 'Hoje.'
      }
      empty="Ninguém tem exame vencido nem a vencer em 30 dias."
    />
  );
}
