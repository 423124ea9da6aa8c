import { Alert, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { companyLabels } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { registrationKindOf } from '../../platform/contract/registration/registration-kind.rules.ts';
import { referPath } from '../../referrals/referrals.labels.ts';
import { HeldRestrictions } from '../../restrictions/HeldRestrictions.tsx';
import { useProfile } from '../../sign-in/useProfile.ts';
import { FactList } from '../../ui/FactList.tsx';
import { Page } from '../../ui/Page.tsx';
import type { Employee } from '../employees.contract.ts';
import { employeeLabels as labels } from '../employees.labels.ts';
import { employeesApi } from '../useEmployees.ts';

export function meta() {
  return [{ title: 'Colaborador · Zelo' }];
}

const back = { label: 'Voltar aos colaboradores', to: '/people' };

const ofPerson = ['cpf', 'rg', 'nis', 'dt_birth', 'sex', 'phone_number', 'pcd'] as const;
const ofWork = ['registration', 'office', 'employee_function', 'sector', 'cbo', 'admission_dt'] as const;
const ofCompany = ['corporate_reason', 'cnpj', 'phone', 'address', 'neighborhood', 'cep'] as const;

/** The register of a person and of the company, to be read only: the company keeps it. */
export default function PersonPage() {
  const { employeeId = '' } = useParams();
  const { data, error } = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const employee = data?.employee;
  const isClinical = useProfile()?.user.type === 'professional';
  if (error) {
    return (
      <Page title="Colaborador" back={back}>
        <Alert color="red">{errorMessage(error)}</Alert>
      </Page>
    );
  }
  return (
    <Page
      title={employee?.name ?? 'Colaborador'}
      back={back}
      actions={
        employee && (
          <Group gap="sm">
            {isClinical && (
              <>
                <Button variant="default" component={Link} to={`/absences?list=all&employeeId=${employee.id}`}>
                  Afastamentos
                </Button>
                <Button variant="default" component={Link} to={`/restrictions?list=all&employeeId=${employee.id}`}>
                  Restrições
                </Button>
                <Button variant="default" component={Link} to={`/people/${employee.id}/audiograms`}>
                  Audiogramas
                </Button>
                <Button variant="default" component={Link} to={`/people/${employee.id}/vaccines`}>
                  Vacinas
                </Button>
                <Button variant="default" component={Link} to={`/people/${employee.id}/trends`}>
                  Evolução
                </Button>
                <Button variant="default" component={Link} to={`/people/${employee.id}/intervals`}>
                  Intervalos individuais
                </Button>
                <Button variant="default" component={Link} to={`/people/${employee.id}/rights`}>
                  Direitos do titular
                </Button>
                <Button variant="default" component={Link} to={`/people/${employee.id}/data`}>
                  Dados do titular
                </Button>
              </>
            )}
            {employee.inactivatedAt === null && (
              <Button component={Link} to={referPath(employee.id)}>
                Encaminhar
              </Button>
            )}
          </Group>
        )
      }
    >
      <Stack gap="md">
        <FactList title="Dados pessoais" facts={employee && factsOf(employee, ofPerson)} />
        {isClinical && employee && <HeldRestrictions employeeId={employee.id} />}
        <Work employee={employee} />
        {employee && <Company companyId={employee.companyId} />}
      </Stack>
    </Page>
  );
}

function Work({ employee }: { employee: Employee | undefined }) {
  const employeeId = employee?.id ?? '';
  const unit = useQuery(employeesApi.readUnit.queryOptions({ input: { employeeId }, enabled: employeeId !== '' }));
  const where = [{ label: labels.unitId, value: unit.data?.unit?.identification ?? '' }];
  const left = employee?.inactivatedAt ? [{ label: 'Situação', value: 'Inativo' }] : [];
  return (
    <FactList
      title="Trabalho"
      facts={employee && [...factsOf(employee, ofWork), ...where, ...left]}
      note="Quem mantém este cadastro é a empresa: peça a ela o que houver para corrigir."
    />
  );
}

function Company({ companyId }: { companyId: string }) {
  const { data, error } = useQuery(companiesApi.read.queryOptions({ input: { id: companyId } }));
  const company = data?.company;
  return (
    <FactList
      title={company?.fantasy_name ?? 'Empresa'}
      facts={
        company &&
        ofCompany.map((name) => ({
          label: name === 'cnpj' ? registrationKindOf(company.cnpj) : companyLabels[name],
          value: company[name],
        }))
      }
      error={error}
    />
  );
}

function factsOf(employee: Employee, names: readonly (keyof typeof labels & keyof Employee)[]) {
  return names.map((name) => ({ label: labels[name], value: formatDate(employee[name] ?? '') }));
}
