import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** Adds what `.env` in the working folder says to the environment; what the environment already says wins. */
export function loadDotEnv(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}
