import { RemoteSelect } from '../ui/fields/RemoteSelect.tsx';
import { companyChoice } from './companies.labels.ts';
import { companiesApi } from './useCompanies.ts';

type Props = {
  value: string;
  onChange: (companyId: string) => void;
  onOnly?: ((companyId: string) => void) | undefined;
  error?: string | undefined;
  required?: boolean;
  known?: { value: string; label: string } | undefined;
  ref?: React.Ref<HTMLInputElement>;
};

/** The choice of a company, in the order of what it shows first. */
export function CompanyPicker(props: Props) {
  return (
    <RemoteSelect
      {...props}
      label="Empresa"
      placeholder="Escolha ou busque por nome ou CNPJ"
      query={(search) => companiesApi.list.queryOptions({ input: { search, page: 1, pageSize: 50 } })}
      toOptions={({ companies }) => companies.map(companyChoice)}
    />
  );
}
