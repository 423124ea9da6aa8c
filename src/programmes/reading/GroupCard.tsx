import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Group as ExposureGroup } from '../programmes.contract.ts';
import { groupLabels as labels } from '../programmes.labels.ts';
import { GroupExams } from './GroupExams.tsx';
import { GroupRisks } from './GroupRisks.tsx';
import { GroupVaccines } from './GroupVaccines.tsx';
import { UnitName } from './UnitName.tsx';

type Props = { group: ExposureGroup; actions?: ReactNode };

/** An exposure group with all that it says, to be read; what can be done with it stands in its heading. */
export function GroupCard({ group, actions }: Props) {
  const { id, name, unitId, functions, aptitudes } = group;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="article" aria-label={name} id={id}>
      <Group justify="space-between" align="flex-start" mb="sm">
        <div style={{ minWidth: 0 }}>
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            <UnitName unitId={unitId} />
          </Text>
        </div>
        {actions && <Group gap={4}>{actions}</Group>}
      </Group>
      <Stack gap="md">
        <Part title={labels.functions}>
          {functions.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nenhuma: só quem for posto neste grupo à mão pertence a ele.
            </Text>
          ) : (
            <Words words={functions} />
          )}
        </Part>
        <Part title={labels.risks}>
          <GroupRisks group={group} />
        </Part>
        <Part title={labels.exams}>
          <GroupExams exams={group.exams} />
        </Part>
        {group.vaccines.length > 0 && (
          <Part title={labels.vaccines}>
            <GroupVaccines vaccines={group.vaccines} />
          </Part>
        )}
        {aptitudes.length > 0 && (
          <Part title={labels.aptitudes}>
            <Words words={aptitudes} />
          </Part>
        )}
      </Stack>
    </Paper>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Text component="h4" size="sm" fw={600} m={0} mb={4}>
        {title}
      </Text>
      {children}
    </section>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <Group gap={6}>
      {words.map((word) => (
        <Badge key={word} variant="light" color="gray" tt="none" c="var(--mantine-color-text)" fw={500}>
          {word}
        </Badge>
      ))}
    </Group>
  );
}
