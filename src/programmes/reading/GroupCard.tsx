import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Group as ExposureGroup } from '../programmes.contract.ts';
import { groupLabels as labels } from '../programmes.labels.ts';
import { GroupExams } from './GroupExams.tsx';
import { GroupRisks } from './GroupRisks.tsx';
import { GroupVaccines } from './GroupVaccines.tsx';
import { UnitName } from './UnitName.tsx';

type Props = {
  group: ExposureGroup;
  /** Those of its functions that nobody in the company has. */
  ofNobody: readonly string[];
  actions?: ReactNode;
};

/** An exposure group with all that it says, to be read; what can be done with it stands in its heading. */
export function GroupCard({ group, ofNobody, actions }: Props) {
  const { id, name, unitId, functions, aptitudes } = group;
  return (
    <Paper withBorder p="card" component="article" aria-label={name} id={id}>
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
            <Functions names={functions} ofNobody={ofNobody} />
          )}
        </Part>
        <Part title={labels.risks}>
          <GroupRisks group={group} />
        </Part>
        <Part title={labels.exams}>
          <GroupExams exams={group.exams} of={name} />
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

/** A function that nobody has may be a slip: its people would be in no group. */
function Functions({ names, ofNobody }: { names: readonly string[]; ofNobody: readonly string[] }) {
  return (
    <Group gap={6}>
      {names.map((name) =>
        ofNobody.includes(name) ? (
          <Badge key={name} tt="none" c="var(--attention)" bg="var(--attention-ground)" fw={500}>
            {name} (ninguém nesta função)
          </Badge>
        ) : (
          <Word key={name} word={name} />
        ),
      )}
    </Group>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <Group gap={6}>
      {words.map((word) => (
        <Word key={word} word={word} />
      ))}
    </Group>
  );
}

function Word({ word }: { word: string }) {
  return (
    <Badge variant="light" color="gray" tt="none" c="var(--mantine-color-text)" fw={500}>
      {word}
    </Badge>
  );
}
