import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { holdForms, startQuietly } from './scripts/page-starter.ts';
import { waitAsLongAsItTakes } from './scripts/patient-prerender.ts';
import { slimManifest } from './scripts/slim-manifest.ts';

waitAsLongAsItTakes();

export default {
  appDirectory: 'src/app',
  // Into a folder that nothing reads yet (scripts/build-pages.ts).
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/pages/unnamed',
  ssr: false,
  // These are complete HTML before any script runs; every other path starts from the fallback page.
  prerender: ['/', '/home', '/login', '/v'],
  buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    const rewrite = (name: string, rewritten: (text: string) => string) => {
      const file = join(client, name);
      writeFileSync(file, rewritten(readFileSync(file, 'utf8')));
    };
    rewrite('login/index.html', (html) => holdForms(startQuietly(html)));
    rewrite('__spa-fallback.html', startQuietly);
    for (const name of globSync('assets/manifest-*.js', { cwd: client })) rewrite(name, slimManifest);
  },
} satisfies Config;
