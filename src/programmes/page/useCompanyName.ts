import { useQuery } from '@tanstack/react-query';
import { companiesApi } from '../../companies/useCompanies.ts';

/** The name of a company as it is called day by day; empty while it is being loaded. */
export function useCompanyName(companyId: string): string {
  const { data } = useQuery(companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' }));
  return data?.company.fantasy_name ?? '';
}
