import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDate } from '../platform/contract/dates.ts';
import { EditModal } from '../ui/form/EditModal.tsx';
import { editQuery } from '../ui/form/edit-query.ts';
import { CompanyFields } from './CompanyFields.tsx';
import type { Company } from './companies.contract.ts';
import { companyLabels as labels } from './companies.labels.ts';
import { companiesApi } from './useCompanies.ts';

const loadSchema = async () => (await import('./companies.contract.ts')).companyUpdateInput;

/** Edits the company that the address names. */
export default function CompanyEditModal() {
  const { id = '' } = useParams();
  const read = useQuery(companiesApi.read.queryOptions({ input: { id }, ...editQuery }));
  const update = useMutation(companiesApi.update.mutationOptions());
  const company = read.data?.company;
  return (
    <EditModal
      title="Editar Empresa"
      loadSchema={loadSchema}
      values={company && formValues(company)}
      labels={labels}
      loadError={read.error}
      reload={async () => {
        const { data } = await read.refetch();
        return data && formValues(data.company);
      }}
      save={(input) => update.mutateAsync({ ...input, id, userId: company?.userId, version: company?.version })}
      savedToast="Empresa editada com sucesso!"
      failedToast="Erro ao editar a empresa. Por favor, tente novamente."
    >
      <CompanyFields />
    </EditModal>
  );
}

function formValues({ user, dt_start_esocial, ...company }: Company) {
  return { ...company, email: user.email, dt_start_esocial: formatDate(dt_start_esocial) };
}
