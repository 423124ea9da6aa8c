import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Wide } from '../../ui/Wide.tsx';

type Props = { caption: string; head: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** What is counted, as a table: the first column names the row. */
export function CountsTable({ caption, head, rows }: Props) {
  return (
    <Wide label={caption} minWidth={110 * head.length}>
      <Table captionSide="top" style={{ overflowWrap: 'normal' }}>
        <Table.Caption ta="left">{caption}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {head.map((label) => (
              <Table.Th key={label} scope="col">
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([name, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table that is only read have no identity but their place
            <Table.Tr key={at}>
              <Table.Th scope="row">{name}</Table.Th>
              {head.slice(1).map((label, cell) => (
                <Table.Td key={label}>{cells[cell]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Wide>
  );
}
