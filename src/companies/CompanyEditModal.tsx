import { useParams } from 'react-router';
import { formatDate } from '../platform/contract/dates.ts';
import { EditModal } from '../ui/form/EditModal.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import type { Company } from './companies.contract.ts';
import { companyLabels } from './companies.labels.ts';
import { companiesApi } from './useCompanies.ts';

const loadSchema = async () => (await import('./companies.contract.ts')).companyUpdateInput;

/** Edits the company that the address names. */
export default function CompanyEditModal() {
  const { id = '' } = useParams();
  return (
    <EditModal
      title="Editar Empresa"
      loadSchema={loadSchema}
      labels={companyLabels}
      read={companiesApi.read.queryOptions({ input: { id }, select: ({ company }) => company })}
      toForm={formValues}
      save={(input, { userId, version }) => companiesApi.update.call({ ...input, id, userId, version })}
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
