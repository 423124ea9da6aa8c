import { Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { Status } from '../../ui/status/Status.tsx';
import type { Difference } from '../programmes.contract.ts';
import classes from './DifferenceList.module.css';

const kinds = {
  added: { word: 'Novo', tone: 'green' },
  removed: { word: 'Retirado', tone: 'red' },
  changed: { word: 'Mudou', tone: 'blue' },
} as const;

/** What differs between two versions: first of the whole, then group by group. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const groupIds = [...new Set(differences.map(({ groupId }) => groupId))];
  return (
    <Stack gap="lg">
      {groupIds.map((groupId) => {
        const ofGroup = differences.filter((one) => one.groupId === groupId);
        return (
          <section key={groupId ?? 'head'}>
            <Title order={3} size="h5" mb={4}>
              {ofGroup[0]?.groupName ?? 'Dados da versão'}
            </Title>
            <ul className={classes.list}>
              {ofGroup.map((difference) => (
                <Line
                  key={`${difference.kind} ${difference.label} ${difference.before} ${difference.after}`}
                  {...difference}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Stack>
  );
}

function Line({ kind, label, before, after }: Difference) {
  const { word, tone } = kinds[kind];
  return (
    <li>
      <Text component="span" size="sm" className={classes.label}>
        <Status tone={tone}>{word}</Status> <strong>{label}</strong>
      </Text>
      <Text size="sm" className={classes.value}>
        {before && (
          <Text span inherit c="dimmed" component="del">
            {before}
          </Text>
        )}
        {before && after && (
          <>
            <span aria-hidden="true"> → </span>
            <VisuallyHidden> passa a ser </VisuallyHidden>
          </>
        )}
        {after && <ins className={classes.after}>{after}</ins>}
      </Text>
    </li>
  );
}
