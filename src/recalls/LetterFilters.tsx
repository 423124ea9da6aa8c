import { Box, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../companies/CompanyPicker.tsx';
import { companyChoice } from '../companies/companies.labels.ts';
import { companiesApi } from '../companies/useCompanies.ts';

type Props = { isCompany: boolean; companyId: string; onChange: (companyId: string) => void };

/** Whose letters a professional sees; a company has its own and is told how to use them. */
export function LetterFilters({ isCompany, companyId, onChange }: Props) {
  const company = useQuery(
    companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' && !isCompany }),
  );
  if (isCompany) return <Text c="dimmed">Baixe a carta, avise quem está nela e marque o horário com a clínica.</Text>;
  return (
    <Box maw={480}>
      <CompanyPicker
        value={companyId}
        onChange={onChange}
        known={company.data && companyChoice(company.data.company)}
      />
    </Box>
  );
}
