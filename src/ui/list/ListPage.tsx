import { Button, Group } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
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
  /** Where such records come in as a spreadsheet. */
  importing?: string;
  /** What else can be done here, before the way to a new record. */
  also?: ReactNode;
  /** What is done with the rows that were chosen; under the list. */
  bar?: ReactNode;
  /** What the modals are given beside the list itself. */
  forModals?: object;
};

/** The screen of a register: its list, the way to a new record, and the modals that are child routes of it. */
export function ListPage<Row extends { id: string }>(props: Props<Row>) {
  const { title, back, create, importing, also, bar, forModals, ...table } = props;
  return (
    <Page
      title={title ?? table.caption}
      back={back}
      actions={
        <Group gap="sm">
          {also}
          {importing && (
            <Button
              component={Link}
              to={importing}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden="true" />}
            >
              Importar
            </Button>
          )}
          <Button component={Link} to={create.to} leftSection={<IconPlus size={18} />}>
            {create.label}
          </Button>
        </Group>
      }
    >
      <DataTable {...table} />
      {bar}
      <ListModals list={table.list} more={forModals} />
    </Page>
  );
}
