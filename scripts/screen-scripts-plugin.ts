import { join } from 'node:path';
import type { Plugin } from 'vite';

const ours = join(import.meta.dirname, '../src/platform/browser/screen-scripts.ts');

/**
 * Puts our way to fetch a screen's script (`platform/browser/screen-scripts.ts`) in the place of the router's.
 * @throws in the build, when the router no longer fetches them by a module of that name
 */
export function screenScriptsPlugin(): Plugin {
  let replaced = false;
  return {
    name: 'screen-scripts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /(^|\/)routeModules\.js$/ },
      handler(_, importer) {
        if (!/[\\/]react-router[\\/]dist[\\/]/.test(importer ?? '')) return;
        replaced = true;
        return ours;
      },
    },
    generateBundle() {
      // Bundling the router beforehand, for the server of `npm run dev`, is no environment; there the router is alone.
      const environment = this.environment as typeof this.environment | undefined;
      if (environment?.name === 'client' && !replaced) this.error('react-router has no routeModules.js any more');
    },
  };
}
