import { buildPagesIfStale } from './build-pages.ts';

await buildPagesIfStale();
