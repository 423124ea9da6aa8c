import { minifyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { practicePlugin } from './scripts/practice-plugin.ts';
import { contracts } from './src/app/contracts.ts';

/** The contracts without their schemas as the module `virtual:calls`: the client needs no more, and loads faster. */
function callsPlugin(): Plugin {
  const id = 'virtual:calls';
  return {
    name: 'calls',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const calls = ${JSON.stringify(minifyContractRouter(contracts))};` : undefined,
  };
}

export default defineConfig({
  plugins: [practicePlugin(), callsPlugin(), reactRouter()],
  server: {
    proxy: { '/api': process.env.API_ADDRESS ?? 'http://127.0.0.1:3000' },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
