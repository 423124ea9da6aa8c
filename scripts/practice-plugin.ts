import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { practiceSchema } from '../src/practice/practice.schema.ts';

/** The practice's own data, checked, and its public address as the module `virtual:practice`: part of the built pages. */
export function practicePlugin(): Plugin {
  const id = 'virtual:practice';
  const file = resolve(process.env.PRACTICE_FILE || 'src/practice/practice.example.json');
  return {
    name: 'practice',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      this.addWatchFile(file);
      const practice = practiceSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      const publicUrl = process.env.PUBLIC_URL?.replace(/\/+$/, '') || null;
      return `export const practice = ${JSON.stringify(practice)}; export const publicUrl = ${JSON.stringify(publicUrl)};`;
    },
  };
}
