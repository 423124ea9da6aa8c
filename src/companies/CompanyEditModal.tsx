import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDate } from '../platform/contract/dates.ts';
import { EditModal } from '../ui/form/EditModal.tsx';
import { editQuery } from '../ui/form/edit-query.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { type Company, companyUpdateInput } from './companies.contract.ts';
import { companyLabels as labels } from './companies.labels.ts';
import { companiesApi } from './useCompanies.ts';

type Props = { id: string | null; onClose: () => void; onSaved: () => void };

/** Edits the company of this id; without one it is closed. */
export function CompanyEditModal({ id, onClose, onSaved }: Props) {
  const read = useQuery(
    companiesApi.read.queryOptions({ input: { id: id ?? '' }, enabled: id !== null, ...editQuery }),
  );
  const update = useMutation(companiesApi.update.mutationOptions());
  const company = read.data?.company;
  return (
    <EditModal
      title="Editar Empresa"
      opened={id !== null}
      onClose={onClose}
      schema={companyUpdateInput}
      values={company && formValues(company)}
      labels={labels}
      loadError={read.error}
      reload={async () => {
        const { data } = await read.refetch();
        return data && formValues(data.company);
      }}
      save={(input) => update.mutateAsync({ ...input, id: id ?? '', version: company?.version })}
      savedToast="Empresa editada com sucesso!"
      failedToast="Erro ao editar a empresa. Por favor, tente novamente."
      onSaved={onSaved}
    >
      <CompanyFields />
    </EditModal>
  );
}

function formValues({ user, dt_start_esocial, ...company }: Company) {
  return { ...company, email: user.email, dt_start_esocial: formatDate(dt_start_esocial) };
}
