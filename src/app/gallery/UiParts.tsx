import { Button, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { IconBuilding, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { BrandMark } from '../../ui/brand/BrandMark.tsx';
import { CountCard } from '../../ui/CountCard.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { ConfirmDialog } from '../../ui/modal/ConfirmDialog.tsx';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { FieldParts } from './FieldParts.tsx';
import { TableParts } from './TableParts.tsx';

const card = {
  label: 'Empresas',
  icon: IconBuilding,
  to: '/companies',
  onErrorLog: 'galeria',
  first: 'Cadastrar a primeira',
};

/** The parts that know no noun of the practice, each in the states that it can have. */
export function UiParts() {
  return (
    <Stack gap="xl">
      <Part title="Marca">
        <BrandMark />
      </Part>
      <Part title="Contagens: com registros, vazia, carregando, com falha">
        <SimpleGrid cols={{ base: 1, sm: 4 }}>
          {[counted(1234), counted(0), waiting, failed].map((query, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards stay as they are
            <CountCard key={at} {...card} query={query} />
          ))}
        </SimpleGrid>
      </Part>
      <Part title="Lista: com registros, carregando, vazia, com falha">
        <TableParts />
      </Part>
      <Part title="Campos">
        <FieldParts />
      </Part>
      <Part title="Dados para ler">
        <FactList
          title="Seus dados"
          facts={[
            { label: 'Nome', value: 'Ana Lima' },
            { label: 'E-mail', value: '' },
          ]}
        />
      </Part>
      <Part title="Situações">
        <Group gap="xs">
          <Status tone="blue">Agendado</Status>
          <Status tone="amber">Aguardando</Status>
          <Status tone="violet">Em atendimento</Status>
          <Status tone="green">Concluído</Status>
          <Status tone="red">vencido há 3 dias</Status>
          <Status tone="grey">sem protocolo</Status>
        </Group>
      </Part>
      <Part title="Janelas, avisos e ações">
        <Dialogs />
      </Part>
    </Stack>
  );
}

const counted = (total: number) => ({ data: { total }, error: null });
const waiting = { data: undefined, error: null };
const failed = { data: undefined, error: new Error('exemplo') };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

type Opened = 'create' | 'edit' | 'delete' | 'confirm' | null;

function Dialogs() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Group>
      <Button onClick={() => setOpened('create')}>Adicionar</Button>
      <Button onClick={() => setOpened('edit')}>Editar</Button>
      <Button onClick={() => setOpened('delete')}>Excluir</Button>
      <Button onClick={() => setOpened('confirm')}>Perguntar</Button>
      <Button variant="default" onClick={() => successToast('6 registros encontrados')}>
        Aviso de sucesso
      </Button>
      <Button variant="default" onClick={() => errorToast('Não foram encontrados registros!')}>
        Aviso de erro
      </Button>
      <RowAction label="Editar Ana Lima" icon={IconPencil} onClick={() => setOpened('edit')} />
      <RowAction label="Excluir Loja Centro" icon={IconTrash} color="red" onClick={() => setOpened('delete')} />
      <FormModal mode="create" title="Adicionar" opened={opened === 'create'} onClose={close} description="Conteúdo" />
      <FormModal mode="edit" title="Editar" opened={opened === 'edit'} onClose={close} loading />
      <FormModal
        mode="delete"
        title="Excluir"
        opened={opened === 'delete'}
        onClose={close}
        description="Sai das listas."
      />
      <ConfirmDialog
        opened={opened === 'confirm'}
        title="Sair sem salvar?"
        text="O que você digitou ainda não foi salvo."
        confirmLabel="Sair sem salvar"
        cancelLabel="Continuar editando"
        onConfirm={close}
        onClose={close}
      />
    </Group>
  );
}
