import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { holdForms, startQuietly } from './scripts/page-starter.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  // These are complete HTML before any script runs; every other path starts from the fallback page.
  prerender: ['/', '/home', '/login', '/v'],
  buildEnd({ reactRouterConfig }) {
    const rewrite = (page: string, rewritten: (html: string) => string) => {
      const file = join(reactRouterConfig.buildDirectory, 'client', page);
      writeFileSync(file, rewritten(readFileSync(file, 'utf8')));
    };
    rewrite('login/index.html', (html) => holdForms(startQuietly(html)));
    rewrite('__spa-fallback.html', startQuietly);
  },
} satisfies Config;
