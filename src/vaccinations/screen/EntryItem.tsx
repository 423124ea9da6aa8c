import { Group, Text } from '@mantine/core';
import { IconFileOff, IconPencil } from '@tabler/icons-react';
import { href, Link } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { RowAction } from '../../ui/RowAction.tsx';
import { Status } from '../../ui/status/Status.tsx';
import type { Vaccination } from '../vaccinations.contract.ts';
import { entryKinds, givenAtLabels } from '../vaccinations.labels.ts';

/** A dose or a refusal with all that is known of it, and what can be done with it. */
export function EntryItem(entry: Vaccination) {
  const openModal = useOpenModal();
  const { id, kind, name, day, withdrawnAt, documentId, content } = entry;
  const what = `${entryKinds[kind].toLowerCase()} de ${name} de ${formatDate(day)}`;
  return (
    <Group component="li" justify="space-between" align="flex-start" wrap="nowrap">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={600} td={withdrawnAt ? 'line-through' : undefined}>
          {[name, entry.dose, formatDate(day)].filter(Boolean).join(' · ')}
        </Text>
        {withdrawnAt && <Status tone="grey">Retirada</Status>}
        <Text size="sm">{detailsOf(entry)}</Text>
        {content === null && <Text size="sm">O resto não pode ser lido: falta a chave que o cifrou.</Text>}
        {content?.reaction && <Text size="sm">{`Reação: ${content.reaction}`}</Text>}
        {content?.note && <Text size="sm">{`Disse: ${content.note}`}</Text>}
        {content?.reason && <Text size="sm">{`Retirada: ${content.reason}`}</Text>}
        {documentId && (
          <Text size="sm">
            <Link to={href('/documents/issued/:documentId', { documentId })}>Ver o termo de recusa</Link>
          </Text>
        )}
      </div>
      {!withdrawnAt && (
        <Group gap={4} wrap="nowrap">
          {kind === 'dose' && (
            <RowAction
              label={`Anotar reação à ${what}`}
              icon={IconPencil}
              onClick={() => openModal(`reaction/${id}`)}
            />
          )}
          <RowAction
            label={`Retirar a ${what}`}
            icon={IconFileOff}
            color="red"
            onClick={() => openModal(`withdraw/${id}`)}
          />
        </Group>
      )}
    </Group>
  );
}

function detailsOf({
  kind,
  lot,
  manufacturer,
  lotExpiresOn,
  givenAt,
  place,
  appliedBy,
  ...entry
}: Vaccination): string {
  if (kind === 'refusal') {
    const end = entry.endedOn ? `Terminou com a dose de ${formatDate(entry.endedOn)}` : '';
    const paper = entry.documentId || end || entry.withdrawnAt ? '' : 'Falta o termo assinado (NR-32, 32.2.4.17.5)';
    return [end, paper, `registrada por ${entry.recordedBy}`].filter(Boolean).join(' · ');
  }
  return [
    givenAt && givenAtLabels[givenAt],
    entry.content?.proof,
    lot && `lote ${lot}`,
    lotExpiresOn && `validade ${formatDate(lotExpiresOn)}`,
    ...[manufacturer, place, appliedBy && `aplicada por ${appliedBy}`, `registrada por ${entry.recordedBy}`],
  ]
    .filter(Boolean)
    .join(' · ');
}
