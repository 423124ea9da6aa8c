import { useOwnerId } from '../../sign-in/useProfile.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { FieldLinks } from '../../ui/list/FieldLinks.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { Page } from '../../ui/Page.tsx';
import type { employeesContract } from '../employees.contract.ts';
import { employeeLabels as labels } from '../employees.labels.ts';
import { employeesApi } from '../useEmployees.ts';

export function meta() {
  return [{ title: 'Números a conferir · Zelo' }];
}

const checked = ['cpf', 'nis'] as const;

const columns: ColumnsOf<typeof employeesContract.wrongNumbers> = [
  { header: labels.name, cell: ({ name }) => name, sort: 'name' },
  { header: labels.registration, cell: ({ registration }) => registration, sort: 'registration' },
  {
    header: 'A conferir',
    cell: (employee) => (
      <FieldLinks
        modal={`edit/${employee.id}`}
        links={checked
          .filter((field) => employee.wrongNumbers.split(',').includes(field))
          .map((field) => ({ field, text: `Corrigir o ${labels[field]} ${employee[field]}` }))}
      />
    ),
  },
];

/** The company's people with a CPF or a NIS whose check digits do not fit, each the way to that field. */
export default function EmployeeNumbersPage() {
  const companyId = useOwnerId();
  const list = useList('name', (part) => employeesApi.wrongNumbers.queryOptions({ input: { ...part, companyId } }), {
    quiet: true,
  });
  return (
    <Page
      title="Números a conferir"
      back={{ label: 'Voltar aos empregados', to: '/employees' }}
      description="Empregados ativos com um CPF ou um NIS cujos dígitos verificadores não conferem. Quem emite um documento com um deles é perguntado antes; a lista se esvazia à medida que são corrigidos."
    >
      <DataTable
        caption="Empregados com números a conferir"
        columns={columns}
        rows={list.data?.employees}
        list={list}
        searchLabel="Buscar por nome, CPF ou matrícula"
        empty="Todos os números conferem."
      />
      <ListModals list={list} />
    </Page>
  );
}
