import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import classes from './ColourSwitch.module.css';

const schemes = [
  { value: 'light', label: 'Claro', icon: IconSun },
  { value: 'dark', label: 'Escuro', icon: IconMoon },
  { value: 'auto', label: 'Sistema', icon: IconDeviceDesktop },
] as const;

/** Light, dark, or as the system says. */
export function ColourSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={classes.switch}>
      <legend>Aparência</legend>
      {schemes.map(({ value, label, icon: Icon }) => (
        <label key={value}>
          <input
            type="radio"
            name="colour-scheme"
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <Icon size={18} aria-hidden="true" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
