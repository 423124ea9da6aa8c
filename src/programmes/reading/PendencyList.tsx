import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/status/Status.tsx';
import type { Group, Pendency } from '../programmes.contract.ts';
import { groupLabels, programmeLabels } from '../programmes.labels.ts';
import classes from './PendencyList.module.css';

type Props = {
  title: string;
  pendencies: readonly Pendency[];
  groups: readonly Group[];
  /** Where a pendency can be mended; null where it can't be. */
  placeOf: (pendency: Pendency) => string | null;
};

/** What is missing or doubtful, each with the norm that asks for it and the way to where it is mended. */
export function PendencyList({ title, pendencies, groups, placeOf }: Props) {
  if (pendencies.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={classes.list}>
        {pendencies.map((pendency) => {
          const { groupId, field, message, source, blocks } = pendency;
          const place = placeOf(pendency);
          return (
            <li key={`${groupId} ${field} ${message}`}>
              <Stack gap={2} align="flex-start">
                <Text component="span" size="sm">
                  {blocks && <Status tone="amber">Impede pôr em vigor</Status>}
                  {groupId && <strong>{groups.find(({ id }) => id === groupId)?.name ?? 'Grupo'}: </strong>}
                  {message}
                </Text>
                <Text component="span" size="sm" c="dimmed">
                  {source}
                </Text>
                {place && (
                  <Anchor component={Link} to={place} size="sm">
                    Ir para {labelOf(field)}
                  </Anchor>
                )}
              </Stack>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

const labels: Readonly<Record<string, string>> = { ...programmeLabels, ...groupLabels, absence: groupLabels.risks };

/** What a field is called, also one of a row: `exams.2.code`. */
function labelOf(field: string): string {
  const [name = ''] = field.split('.');
  return `“${labels[name] ?? 'o campo'}”`;
}
