import { buildPagesIfStale } from './build-pages.ts';
import { buildProgramIfStale } from './build-program.ts';

await buildPagesIfStale();
await buildProgramIfStale();
