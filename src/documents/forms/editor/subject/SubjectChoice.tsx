import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { fetchScript } from '../../../../platform/browser/scripts.ts';
import { LoadingBlock } from '../../../../ui/LoadingBlock.tsx';
import type { SubjectPickers } from './SubjectPickers.tsx';

// Hardly ever needed: whoever comes here has chosen the employee.
const Pickers = lazy(async () => {
  const { SubjectPickers: pickers } = await fetchScript(() => import('./SubjectPickers.tsx'));
  return { default: pickers };
});

/** Says whom the document is about, and lets another company or employee be chosen. */
export function SubjectChoice(props: ComponentProps<typeof SubjectPickers>) {
  const { employee, company } = props.known;
  const [choosing, setChoosing] = useState(props.employeeId === '');
  if (!choosing) {
    return (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">
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
      <Suspense fallback={<LoadingBlock height={60} />}>
        <Stack gap="sm">
          <Pickers {...props} />
        </Stack>
      </Suspense>
    </Fieldset>
  );
}
