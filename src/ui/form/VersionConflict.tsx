import { Alert, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';

/** A field that was typed into while another person saved something else there. */
export type Difference = { name: string; label: string; mine: string; theirs: string };

/**
 * The fields that the user and another person have both changed, to different values.
 * @param labels what the fields are called
 * @param typed what the user has in the fields
 * @param before what the user was shown at first
 * @param stored what the record holds now
 */
export function differences(
  labels: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): Difference[] {
  return Object.keys(typed)
    .filter((name) => name in labels && typed[name] !== before[name])
    .filter((name) => stored[name] !== before[name] && stored[name] !== typed[name])
    .map((name) => ({
      name,
      label: labels[name] ?? name,
      mine: String(typed[name] ?? ''),
      theirs: String(stored[name] ?? ''),
    }));
}

/** Says that another person has saved the record meanwhile and lets the user choose between both values of each field. */
export function VersionConflict({ conflicts }: { conflicts: readonly Difference[] }) {
  return (
    <Alert color="orange" role="alert" title="Este registro foi alterado por outra pessoa">
      <Text size="sm" mb="sm">
        {conflicts.length > 0
          ? 'Escolha, em cada campo, o valor que deve ficar e salve de novo.'
          : 'Os campos que você não mudou já mostram os novos valores. Confira e salve de novo.'}
      </Text>
      <Stack gap="sm">
        {conflicts.map((difference) => (
          <Choice key={difference.name} {...difference} />
        ))}
      </Stack>
    </Alert>
  );
}

function Choice({ name, label, mine, theirs }: Difference) {
  const { setValue } = useFormContext();
  const [kept, setKept] = useState('mine');
  return (
    <Radio.Group
      label={label}
      value={kept}
      onChange={(choice) => {
        setKept(choice);
        setValue(name, choice === 'mine' ? mine : theirs, { shouldDirty: true, shouldValidate: true });
      }}
    >
      <Stack gap={4} mt={4}>
        <Radio value="mine" label={`Seu valor: ${mine || '(vazio)'}`} />
        <Radio value="theirs" label={`Valor salvo: ${theirs || '(vazio)'}`} />
      </Stack>
    </Radio.Group>
  );
}
