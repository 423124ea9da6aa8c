import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { fetchScript } from '../../../../platform/browser/scripts.ts';
import { LoadingBlock } from '../../../../ui/LoadingBlock.tsx';
import { onDemand } from '../../../../ui/on-demand/onDemand.tsx';
import type { SubjectPickers } from './SubjectPickers.tsx';

// Hardly ever needed: whoever comes here has chosen the employee.
const Pickers = onDemand(
  async () => (await fetchScript(() => import('./SubjectPickers.tsx'))).SubjectPickers,
  <LoadingBlock height={60} />,
);

/** Says whom the document is about, and lets another company or employee be chosen. */
export function SubjectChoice(props: ComponentProps<typeof SubjectPickers>) {
  const { employee, company } = props.known;
  const [choosing, setChoosing] = useState(props.employeeId === '');
  if (!choosing) {
    return (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" truncate>
          Para <strong>{employee.name}</strong>, de {company.fantasy_name}
        </Text>
        <Button variant="default" size="xs" onClick={() => setChoosing(true)} style={{ flexShrink: 0 }}>
          Trocar empresa ou colaborador
        </Button>
      </Group>
    );
  }
  return (
    // Not a section of the form: what it opens must stand above the sections below it.
    <Fieldset legend="Empresa e colaborador">
      <Stack gap="sm">
        <Pickers {...props} />
      </Stack>
    </Fieldset>
  );
}
