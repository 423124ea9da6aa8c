import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { AnamnesisAnswers } from './anamnesis.schema.ts';
import { type PhysicalExamGroup, physicalExamGroups } from './anamnesis-options.labels.ts';
import { normalWhereEmpty } from './normal-findings.rules.ts';

type Findings = Pick<AnamnesisAnswers, PhysicalExamGroup>;

/**
 * The whole physical examination normal in one action, and back. Groups that already hold a finding keep it: an abnormal
 * one noted first must not vanish unseen.
 */
export function NormalFindings() {
  const { control, getValues, setValue, trigger } = useFormContext<AnamnesisAnswers>();
  const { isSubmitted } = useFormState({ control });
  const [before, setBefore] = useState<Findings | null>(null);

  function write(findings: Findings) {
    for (const group of physicalExamGroups) setValue(group, findings[group], { shouldDirty: true });
    if (isSubmitted) trigger(physicalExamGroups);
  }

  return (
    <Group gap="sm">
      <Button
        variant="light"
        leftSection={<IconChecks size={18} aria-hidden="true" />}
        onClick={() => {
          const now = getValues();
          setBefore(now);
          write(normalWhereEmpty(now));
        }}
      >
        Marcar tudo como normal
      </Button>
      {before && (
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
          onClick={() => {
            write(before);
            setBefore(null);
          }}
        >
          Desfazer
        </Button>
      )}
      <Text size="sm" c="dimmed">
        Preenche os grupos ainda vazios; o que já foi marcado fica como está.
      </Text>
    </Group>
  );
}
