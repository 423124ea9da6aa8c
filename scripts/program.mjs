import './compiled.mjs';
import { fileURLToPath } from 'node:url';

/** Starts the server as it was built. */
const folder = new URL('../build/program/', import.meta.url);
const { main } = await import(new URL('main.js', folder).href);
await main(fileURLToPath(new URL('migrations', folder)));
