import { Switch } from '@mantine/core';

type Props = {
  shown: boolean;
  onChange: (shown: boolean) => void;
  /** Above a choice: under it the list that it opens would hide the switch. */
  aboveChoice?: boolean;
};

/** Brings those who have left into a list or a choice of employees. */
export function InactiveSwitch({ shown, onChange, aboveChoice = false }: Props) {
  return (
    <Switch
      label="Mostrar inativos"
      checked={shown}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      {...(aboveChoice ? { size: 'xs', style: { alignSelf: 'flex-end' }, 'data-widens-choice': true } : {})}
    />
  );
}
