import '@mantine/core/styles.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Outlet } from 'react-router';
import { schemeKey } from '../ui/color-scheme.ts';
import { cssVariables, theme } from './look/theme.ts';

const schemes = localStorageColorSchemeManager({ key: schemeKey });

/** The component library and its styles, for the screens behind the sign-in: the sign-in itself does without and is there sooner. */
export default function Components() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      <Outlet />
    </MantineProvider>
  );
}
