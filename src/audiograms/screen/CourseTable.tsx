import { Table } from '@mantine/core';
import { formatDate } from '../../platform/contract/dates.ts';
import { Wide } from '../../ui/Wide.tsx';
import { airFrequencies, sides } from '../annex-2/ear.rules.ts';
import type { Audiogram } from '../audiograms.contract.ts';
import { sideLabels } from '../audiograms.labels.ts';
import { cellOf, meanOf } from './course-cells.rules.ts';

const mean = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** The thresholds by air of all audiograms, one under another, ear by ear. */
export function CourseTable({ audiograms }: { audiograms: readonly Audiogram[] }) {
  return (
    <Wide label="Limiares de todas as audiometrias" minWidth={640}>
      {sides.map((side) => (
        <Table key={side} mt="md" aria-label={sideLabels[side]}>
          <Table.Caption>{`${sideLabels[side]}, via aérea, em dB (NA). M: com mascaramento; SR: sem resposta.`}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Data</Table.Th>
              {airFrequencies.map((hz) => (
                <Table.Th key={hz}>{`${hz} Hz`}</Table.Th>
              ))}
              <Table.Th>Média 3, 4, 6 kHz</Table.Th>
              <Table.Th>Referência</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {audiograms.map(({ id, doneOn, measured }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">{formatDate(doneOn)}</Table.Th>
                {airFrequencies.map((hz) => (
                  <Table.Td key={hz}>{measured ? cellOf(measured.ears[side], hz) : '—'}</Table.Td>
                ))}
                <Table.Td>{measured ? mean.format(meanOf(measured.ears[side])) : '—'}</Table.Td>
                <Table.Td>{measured?.standing[side].isReference ? 'Sim' : '—'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ))}
    </Wide>
  );
}
