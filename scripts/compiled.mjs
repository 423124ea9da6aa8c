import { enableCompileCache } from 'node:module';
import { dirname } from 'node:path';

/**
 * Before the first TypeScript: what strips its types weighs 10 MB and is needed only for files that were not stripped before.
 * A thread keeps to what its process has stripped only where the environment says so; each spreadsheet is read in one of its own.
 */
const { directory } = enableCompileCache();
if (directory) process.env.NODE_COMPILE_CACHE = dirname(directory);
