import { useQuery } from '@tanstack/react-query';
import { adminLabels } from '../../admins/admins.labels.ts';
import { adminsApi } from '../../admins/useAdmins.ts';
import { companyLabels } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { professionalLabels } from '../../professionals/professionals.labels.ts';
import { professionalsApi } from '../../professionals/useProfessionals.ts';
import { accessName } from '../../sign-in/professional-access/professional-access.labels.ts';
import { FactList } from '../../ui/FactList.tsx';

type Labels = Readonly<Record<string, string>>;

/** The record's values under their labels, in the order of the labels; a password is never among them. */
function facts({ password: _, ...labels }: Labels, values: Readonly<Record<string, unknown>>) {
  return Object.entries(labels).map(([name, label]) => ({ label, value: formatDate(String(values[name] ?? '')) }));
}

export function AdminData({ id }: { id: string }) {
  const { data, error } = useQuery(adminsApi.read.queryOptions({ input: { id } }));
  const admin = data?.admin;
  const own = admin && facts(adminLabels, { ...admin, email: admin.user.email });
  return (
    <OwnFacts facts={own} error={error} note="Para corrigir algum dado, edite o seu cadastro em Administradores." />
  );
}

export function CompanyData({ id }: { id: string }) {
  const { data, error } = useQuery(companiesApi.read.queryOptions({ input: { id } }));
  const company = data?.company;
  return <OwnFacts facts={company && facts(companyLabels, { ...company, email: company.user.email })} error={error} />;
}

export function ProfessionalData({ id }: { id: string }) {
  const { data, error } = useQuery(professionalsApi.read.queryOptions({ input: { id } }));
  const own = data?.professional;
  const access = own && accessName(own.access);
  return <OwnFacts facts={own && facts(professionalLabels, { ...own, access, email: own.user.email })} error={error} />;
}

type OwnFactsProps = { facts: { label: string; value: string }[] | undefined; error: unknown; note?: string };

function OwnFacts({
  note = 'Para corrigir algum dado, fale com a administração da clínica.',
  ...props
}: OwnFactsProps) {
  return <FactList title="Seus dados" note={note} {...props} />;
}
