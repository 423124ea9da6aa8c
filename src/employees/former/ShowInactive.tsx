import { Switch } from '@mantine/core';
import { useInactive } from './useInactive.ts';

/** The switch that brings inactive employees into the list. */
export function ShowInactive() {
  const { shown, show } = useInactive();
  return <Switch label="Mostrar inativos" checked={shown} onChange={(event) => show(event.currentTarget.checked)} />;
}
