import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Company } from '../companies/companies.contract.ts';
import { companiesApi } from '../companies/useCompanies.ts';
import { FieldSuggestion } from '../ui/fields/FieldSuggestion.tsx';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { unitLabels } from './units.labels.ts';

const field = fieldsOf(unitLabels);

type Taken = Partial<Record<keyof typeof unitLabels, string>>;

/** Offers a new unit what the register of its company says; what is filled in already stays as it is. */
export function CompanyOfUnit({ companyId }: { companyId: string }) {
  const { data } = useQuery(companiesApi.read.queryOptions({ input: { id: companyId } }));
  const current: Record<string, unknown> = useWatch();
  if (!data) return null;
  const uses = [
    { label: 'Usar endereço, telefone e e-mail da empresa', values: empty(current, placeOf(data.company)) },
    { label: 'Usar o CNPJ da empresa', values: empty(current, { cnpj: data.company.cnpj }) },
  ].filter(({ values }) => values.length > 0);
  if (uses.length === 0) return null;
  return (
    <Box style={{ gridColumn: '1 / -1' }}>
      <FieldSuggestion uses={uses}>
        O que já está no cadastro da empresa não precisa ser digitado de novo.
      </FieldSuggestion>
    </Box>
  );
}

/** Where the company is and how it is reached, as a unit says it: with the number in the address. */
function placeOf({ cep, address, number, complement, neighborhood, city, state, phone, user }: Company): Taken {
  const street = [address, number, complement].filter((part) => part !== '').join(', ');
  return { cep, address: street, neighborhood, city, state, email: user.email, phone };
}

/** Of these values those whose fields are still empty. */
function empty(current: Readonly<Record<string, unknown>>, values: Taken) {
  return (Object.entries(values) as [keyof typeof unitLabels, string][])
    .filter(([name, value]) => value !== '' && (current[name] ?? '') === '')
    .map(([name, value]) => ({ name: field(name).name, value }));
}
