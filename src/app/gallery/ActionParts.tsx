import { Button, Group, Stack } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';

const looks = ['filled', 'default', 'light', 'subtle'] as const;
const nothing = () => {};

/** Every look of a button, at hand, waiting and disabled; and what cannot be undone. */
export function Buttons() {
  return (
    <Stack>
      {looks.map((look) => (
        <Group key={look}>
          <Button variant={look} leftSection={<IconPlus size={18} aria-hidden="true" />}>
            Cadastrar
          </Button>
          <Button variant={look} size="xs">
            Salvar
          </Button>
          <Button variant={look} loading>
            Salvar
          </Button>
          <Button variant={look} disabled>
            Salvar
          </Button>
        </Group>
      ))}
      <Group>
        <Button color="danger">Excluir</Button>
        <Button variant="light" color="red">
          Retirar
        </Button>
        <Button variant="subtle" color="red">
          Encerrar link
        </Button>
      </Group>
    </Stack>
  );
}

export function RowActions() {
  return (
    <Group gap={4}>
      <RowAction label="Editar Ana Lima" icon={IconPencil} onClick={nothing} />
      <RowAction label="Excluir Ana Lima" icon={IconTrash} color="red" onClick={nothing} />
      <RowMenu name="Ana Lima" choices={[{ label: 'Encaminhar', to: '/' }]} />
    </Group>
  );
}

export function Tabs() {
  return (
    <PageTabs
      label="Exemplo"
      tabs={[
        { label: 'Exames', to: '/' },
        { label: 'Vacinas', to: '/vaccines' },
        { label: 'Relatórios', to: '/reports' },
      ]}
    />
  );
}
