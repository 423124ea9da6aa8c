import { Anchor, Table } from '@mantine/core';
import { href, Link } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { Wide } from '../../ui/Wide.tsx';
import type { Course } from '../trends.contract.ts';

/** All that was measured, one under another, each with the document that tells of it. */
export function CourseTable({ name, columns, entries }: Course) {
  return (
    <Wide label={`${name}, em tabela`} minWidth={640}>
      <Table mt="sm" aria-label={name}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Data</Table.Th>
            {columns.map(({ key, label }) => (
              <Table.Th key={key}>{label}</Table.Th>
            ))}
            <Table.Th>Documento</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map(({ documentId, documentName, doneBy, doneOn, measures }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one document may tell of several days, and of a day twice
            <Table.Tr key={`${documentId} ${at}`}>
              <Table.Th scope="row">{formatDate(doneOn)}</Table.Th>
              {columns.map(({ key }) => (
                <Table.Td key={key}>{measures[key]?.text ?? '—'}</Table.Td>
              ))}
              <Table.Td>
                <Anchor component={Link} inherit to={href('/documents/issued/:documentId', { documentId })}>
                  {documentName}
                </Anchor>
                {`, por ${doneBy}`}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Wide>
  );
}
