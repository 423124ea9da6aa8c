import type { Plugin } from 'vite';
import { registers, topics } from '../src/subjects/registry.ts';

/** Each with its icon as the name of what is imported. */
function registersModule(): string {
  const icons = [...new Set(registers.map(({ icon }) => icon))];
  const entries = registers.map(({ icon, screens: _, ...told }) => `{ ...${JSON.stringify(told)}, icon: ${icon} }`);
  return `import { ${icons.join(', ')} } from '@tabler/icons-react';\nexport default [${entries.join(', ')}];`;
}

function topicsModule(): string {
  const shownBy = Object.entries(topics).map(([topic, declared]) => [topic, declared.shownBy]);
  return `export default ${JSON.stringify(Object.fromEntries(shownBy))};`;
}

const modules: Readonly<Record<string, () => string>> = {
  'virtual:registers': registersModule,
  'virtual:topics': topicsModule,
};

/**
 * What every screen needs of the declarations of the subjects: the registers for the sidebar and where each topic is shown. The
 * rest of them stays out of the first screen of a session.
 */
export function subjectsPlugin(): Plugin {
  return {
    name: 'subjects',
    resolveId: {
      filter: { id: /^virtual:(registers|topics)$/ },
      handler: (source) => `\0${source}`,
    },
    load: {
      filter: { id: /^\0virtual:(registers|topics)$/ },
      handler: (id) => modules[id.slice(1)]?.(),
    },
  };
}
