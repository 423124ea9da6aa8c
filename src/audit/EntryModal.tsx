import { Button, Modal, Table } from '@mantine/core';
import { preciseMoment } from '../platform/clock/moments.ts';
import { FactList } from '../ui/FactList.tsx';
import { Wide } from '../ui/Wide.tsx';
import type { AuditEntry } from './audit.contract.ts';
import { actionLabel, actorLabel, actorTypeLabel, changeLabels, subjectLabel } from './labels.rules.ts';

type Props = { entry: AuditEntry | null; onClose: () => void; onUser: ((email: string) => void) | undefined };

/** All that is known of one entry. */
export function EntryModal({ entry, onClose, onUser }: Props) {
  return (
    <Modal
      opened={entry !== null}
      onClose={onClose}
      title={`Registro ${entry?.number ?? ''}`}
      size={700}
      centered
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {entry && (
        <>
          <FactList title={actionLabel(entry)} facts={factsOf(entry)} />
          <ChangeTable entry={entry} />
          {onUser && entry.actorEmail && (
            <Button
              variant="default"
              mt="md"
              onClick={() => {
                onUser(entry.actorEmail ?? '');
                onClose();
              }}
            >
              Ver tudo o que este usuário fez
            </Button>
          )}
        </>
      )}
    </Modal>
  );
}

function factsOf(entry: AuditEntry) {
  const type = actorTypeLabel(entry);
  return [
    { label: 'Data e hora', value: preciseMoment(entry.at) },
    { label: 'Quem', value: type ? `${actorLabel(entry)} (${type})` : actorLabel(entry) },
    { label: 'Endereço de rede', value: entry.address ?? '' },
    { label: 'O quê', value: subjectLabel(entry) },
    { label: 'Empresa', value: entry.companyName ?? '' },
    { label: 'Identificador', value: entry.subjectId ?? '' },
    { label: 'Identificador do empregado', value: entry.employeeId ?? '' },
    { label: 'Hash', value: entry.hash },
  ].filter(({ value }) => value !== '');
}

/** The changed fields, with their values where the reader may know them. */
function ChangeTable({ entry }: { entry: AuditEntry }) {
  const changes = changeLabels(entry);
  if (changes.length === 0) return null;
  const withValues = changes.some(({ after }) => after !== undefined);
  const isNew = entry.action === 'created';
  return (
    <Wide label={captionOf(isNew, withValues)}>
      <Table captionSide="top" mt="md">
        <caption>{captionOf(isNew, withValues)}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Campo</Table.Th>
            {withValues && !isNew && <Table.Th>Antes</Table.Th>}
            {withValues && <Table.Th>{isNew ? 'Valor' : 'Depois'}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map(({ field, label, before, after }) => (
            <Table.Tr key={field}>
              <Table.Td>{label}</Table.Td>
              {withValues && !isNew && <Value>{before}</Value>}
              {withValues && <Value>{after}</Value>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Wide>
  );
}

function captionOf(isNew: boolean, withValues: boolean): string {
  if (!withValues) return 'Campos gravados; os valores, só o profissional vê';
  return isNew ? 'O que foi cadastrado' : 'O que mudou';
}

function Value({ children }: { children: string | null | undefined }) {
  return <Table.Td style={{ overflowWrap: 'anywhere' }}>{children || '—'}</Table.Td>;
}
