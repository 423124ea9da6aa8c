import '@mantine/core/styles.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { schemeKey } from '../../ui/color-scheme.ts';
import { theme } from './theme.ts';

const schemes = localStorageColorSchemeManager({ key: schemeKey });

/** The component library with its styles. */
export function Library({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} colorSchemeManager={schemes} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
