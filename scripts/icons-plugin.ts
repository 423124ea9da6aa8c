import type { Plugin } from 'vite';

const imported = /import \{([^}]+)\} from '@tabler\/icons-react';/g;

/** Each icon from its own file: a test's page would read all five thousand for the sake of ten. */
export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('/src/') && code.includes('@tabler/icons-react') ? code.replace(imported, oneByOne) : undefined,
  };
}

function oneByOne(_: string, names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
    .join(' ');
}
