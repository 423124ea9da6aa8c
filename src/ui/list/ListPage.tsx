import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Page } from '../Page.tsx';
import { DataTable } from './DataTable.tsx';
import { ListModals } from './ListModals.tsx';

type Props<Row extends { id: string }> = ComponentProps<typeof DataTable<Row>> & {
  /** The heading, where it is another than the caption of the table. */
  title?: string;
  /** The screen that this one is a part of. */
  back?: { label: string; to: string } | undefined;
  /** Where a record is registered. */
  create: { label: string; to: string };
};

/** The screen of a register: its list, the way to a new record, and the modals that are child routes of it. */
export function ListPage<Row extends { id: string }>({ title, back, create, ...table }: Props<Row>) {
  return (
    <Page
      title={title ?? table.caption}
      back={back}
      actions={
        <Button component={Link} to={create.to} leftSection={<IconPlus size={18} />}>
          {create.label}
        </Button>
      }
    >
      <DataTable {...table} />
      <ListModals list={table.list} />
    </Page>
  );
}
