import './compiled.mjs';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Starts the server as it was built last. */
const programs = new URL('../build/program/', import.meta.url);
const folder = new URL(`${readFileSync(new URL('current', programs), 'utf8')}/`, programs);
const { main } = await import(new URL('main.js', folder).href);
await main(fileURLToPath(new URL('migrations', folder)));
