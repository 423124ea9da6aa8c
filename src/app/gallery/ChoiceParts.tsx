import { Checkbox, Group, NativeSelect, Radio, SegmentedControl, Stack, Switch } from '@mantine/core';

/** What is ticked, chosen and switched, at hand, refused and disabled. */
export function ChoiceParts() {
  return (
    <Stack>
      <Group>
        <Checkbox label="Por marcar" />
        <Checkbox label="Marcada" defaultChecked />
        <Checkbox label="Em parte" indeterminate />
        <Checkbox label="Recusada" error="Marque esta" />
        <Checkbox label="Desligada" disabled />
      </Group>
      <Group>
        <Radio label="Por escolher" name="one" />
        <Radio label="Escolhida" name="one" defaultChecked />
        <Radio label="Desligada" name="one" disabled />
      </Group>
      <Group>
        <Switch label="Desligado" />
        <Switch label="Ligado" defaultChecked />
        <Switch label="Sem efeito" disabled />
      </Group>
      <SegmentedControl data={['Dia', 'Semana']} style={{ alignSelf: 'flex-start' }} />
      <NativeSelect aria-label="Grupo" data={['Todos os grupos']} maw={320} />
    </Stack>
  );
}
