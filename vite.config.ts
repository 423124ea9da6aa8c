import { minifyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { placesPlugin } from './scripts/places-plugin.ts';
import { screenScriptsPlugin } from './scripts/screen-scripts-plugin.ts';
import { endpointsOf } from './src/access/endpoints.server.ts';
import { contracts } from './src/app/api.server.ts';

/**
 * The contracts without their schemas as the module `virtual:calls`, and the names of the calls that make a record: the client
 * needs no more, and loads faster.
 */
function callsPlugin(): Plugin {
  const id = 'virtual:calls';
  const creating = endpointsOf(contracts).flatMap(({ name, creates }) => (creates ? [name] : []));
  const text = `export const calls = ${JSON.stringify(minifyContractRouter(contracts))};
export const creating = new Set(${JSON.stringify(creating)});`;
  return {
    name: 'calls',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? text : undefined),
  };
}

/** What nearly every screen shares: the session, the calls, the line to the server, toasts. */
const shared =
  /\/src\/(platform\/browser|access|sign-in|ui\/(toast\/toast|ConnectionLine|color-scheme)\.|ui\/form\/(useSingleFlight|draft-owner|FormElement)\.)/;

const api = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [placesPlugin(), callsPlugin(), screenScriptsPlugin(), reactRouter()],
  // The server of `npm run dev` bundles the router beforehand.
  optimizeDeps: { rolldownOptions: { plugins: [screenScriptsPlugin()] } },
  server: {
    // A code is looked up by the server; the page that asks for it is drawn here.
    proxy: { '/api': api, '^/v/.': api },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Small modules that most screens share, and what they stand on, compress better as one file than as thirty.
            codeSplitting: {
              groups: [
                { name: 'common', test: shared, minShareCount: 8 },
                { name: 'icons', test: /icons-react/, minShareCount: 2 },
                {
                  name: 'registers',
                  test: /\/(admins|companies|employees|professionals|units)\/use\w+s\.ts$/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
