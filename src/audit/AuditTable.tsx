import { Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { preciseMoment } from '../platform/clock/moments.ts';
import type { Column } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/DataTable.tsx';
import type { List } from '../ui/list/useList.ts';
import { ModalOnDemand } from '../ui/modal/ModalOnDemand.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import type { AuditEntry } from './audit.contract.ts';
import { mostListed } from './audit.labels.ts';
import { actionLabel, actorLabel, subjectLabel } from './labels.rules.ts';

const entryModal = async () => (await import('./EntryModal.tsx')).EntryModal;

type Row = AuditEntry & { id: string };

const columns: readonly Column<Row>[] = [
  { header: 'Data e hora', cell: (row) => preciseMoment(row.at), whole: true, plain: true },
  { header: 'Quem', cell: actorLabel },
  { header: 'Ação', cell: actionLabel, plain: true },
  { header: 'O quê', cell: (row) => subjectLabel(row) || '—', plain: true },
];

const companyColumn: Column<Row> = { header: 'Empresa', cell: ({ companyName }) => companyName ?? '—', plain: true };

type Props = {
  caption: string;
  list: List<{ entries: AuditEntry[] }>;
  empty: string;
  filters: ReactNode;
  /** Narrows the list to what one user did, where it is about all companies and users. */
  onUser?: (email: string) => void;
};

/** Entries of the trail, newest first; each opens to all that is known of it. */
export function AuditTable({ caption, list, empty, filters, onUser }: Props) {
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  return (
    <>
      <DataTable
        caption={caption}
        columns={onUser ? [...columns, companyColumn] : columns}
        rows={list.data?.entries.map((entry) => ({ ...entry, id: String(entry.number) }))}
        list={list}
        filters={filters}
        empty={empty}
        actions={(row) => (
          <RowAction label={`Ver o registro ${row.number}`} icon={IconEye} onClick={() => setOpened(row)} />
        )}
      />
      {onUser && list.total === mostListed && (
        <Text size="sm" c="dimmed" mt="md">
          Aqui estão os {mostListed.toLocaleString('pt-BR')} registros mais recentes. Escolha um período para ver os
          anteriores.
        </Text>
      )}
      <ModalOnDemand
        opened={opened !== null}
        load={entryModal}
        modal={{ entry: opened, onClose: () => setOpened(null), onUser }}
      />
    </>
  );
}
