import { Alert, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Difference } from './differences.ts';

type Props = {
  conflicts: readonly Difference[];
  /** Whether it was saved with the own access, in another window. */
  isOwn: boolean;
};

/** Says that another person has saved the record meanwhile and lets the user choose between both values of each field. */
export function VersionConflict({ conflicts, isOwn }: Props) {
  return (
    <Alert
      color="yellow"
      role="alert"
      title={
        isOwn
          ? 'Este registro foi alterado com o seu acesso, em outra janela'
          : 'Este registro foi alterado por outra pessoa'
      }
    >
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

function Choice({ name, label, mine, theirs, mineInWords, theirsInWords }: Difference) {
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
        <Radio value="mine" label={<>Seu valor: {mineInWords || '(vazio)'}</>} />
        <Radio value="theirs" label={<>Valor salvo: {theirsInWords || '(vazio)'}</>} />
      </Stack>
    </Radio.Group>
  );
}
