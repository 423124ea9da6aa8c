import '@mantine/core/styles.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { schemeKey } from '../../ui/color-scheme.ts';
import { cssVariables, theme } from './theme.ts';

const schemes = localStorageColorSchemeManager({ key: schemeKey });

/** The component library with its styles. */
export function Library({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
