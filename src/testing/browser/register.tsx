import { Link, Outlet, type RouteObject, useParams } from 'react-router';
import { z } from 'zod';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CreatePage } from '../../ui/form/create/CreatePage.tsx';
import { DraftOwner } from '../../ui/form/draft-owner.ts';
import { EditModal } from '../../ui/form/EditModal.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useList } from '../../ui/list/useList.ts';
import { EditAndDelete } from '../../ui/modal/EditAndDelete.tsx';
import type { Person, RegisterServer } from './register-server.ts';

const labels = { name: 'Nome', sector: 'Setor', office: 'Cargo' };
const named = fieldsOf(labels);
const schema = z.object({ name: z.string().min(1, 'Campo obrigatório'), sector: z.string(), office: z.string() });
const columns = [
  { header: 'Nome', cell: ({ name }: Person) => name, sort: 'name' },
  { header: 'Setor', cell: ({ sector }: Person) => sector, sort: 'sector' },
  { header: 'Cargo', cell: ({ office }: Person) => office },
];

type Props = { server: RegisterServer };

/**
 * The screens of a register as the product has them: a list with its search, order and pages, its modal to edit, a screen to
 * register, and links to leave by.
 */
export function registerRoutes(server: RegisterServer): RouteObject[] {
  return [
    {
      element: <Shell />,
      children: [
        { path: '/', element: <h1>Início</h1> },
        { path: '/other', element: <h1>Outra tela</h1> },
        { path: '/people/create', element: <PersonCreatePage server={server} /> },
        {
          path: '/people',
          element: <PeoplePage server={server} />,
          children: [{ path: 'edit/:id', element: <PersonEditModal server={server} /> }],
        },
      ],
    },
  ];
}

function PeoplePage({ server }: Props) {
  const list = useList('name', (input) => ({
    queryKey: [['people', 'list'], { input }],
    queryFn: () => server.list(input),
  }));
  return (
    <ListPage
      caption="Pessoas"
      create={{ label: 'Cadastrar pessoa', to: '/people/create' }}
      importing="/other"
      columns={columns}
      rows={list.data?.people}
      list={list}
      empty="Nenhuma pessoa ainda. Cadastre a primeira."
      actions={({ id, name }) => <EditAndDelete id={id} name={name} />}
    />
  );
}

function PersonEditModal({ server }: Props) {
  const { id = '' } = useParams();
  return (
    <EditModal
      title="Editar Pessoa"
      loadSchema={async () => schema}
      labels={labels}
      read={{ queryKey: ['people', 'read', id], queryFn: () => server.read(id), select: (person: Person) => person }}
      toForm={({ name, sector, office }) => ({ name, sector, office })}
      save={server.update}
      savedToast="Pessoa editada com sucesso!"
      failedToast="Erro ao editar a pessoa."
    >
      <PersonFields />
    </EditModal>
  );
}

const nextPerson = { label: 'Cadastrar e cadastrar outra', keep: ['sector'] as const };

function PersonCreatePage({ server }: Props) {
  const form = useSchemaForm(async () => schema, { name: '', sector: '', office: '' });
  return (
    <CreatePage
      title="Cadastrar Pessoa"
      form={form}
      list="/people"
      another={nextPerson}
      save={server.create}
      savedToast="Pessoa criada com sucesso"
    >
      <PersonFields />
    </CreatePage>
  );
}

function PersonFields() {
  return (
    <>
      <TextField {...named('name')} required />
      <TextField {...named('sector')} />
      <TextField {...named('office')} />
    </>
  );
}

function Shell() {
  return (
    <DraftOwner value="somebody">
      <nav>
        <Link to="/">Início</Link> <Link to="/people">Pessoas</Link> <Link to="/other">Outra tela</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </DraftOwner>
  );
}
