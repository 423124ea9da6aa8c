import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { scriptsAfterPaint } from './scripts/scripts-after-paint.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  // These are complete HTML before any script runs; every other path starts from the fallback page.
  prerender: ['/', '/home', '/login'],
  buildEnd({ reactRouterConfig }) {
    const page = join(reactRouterConfig.buildDirectory, 'client/login/index.html');
    writeFileSync(page, scriptsAfterPaint(readFileSync(page, 'utf8')));
  },
} satisfies Config;
