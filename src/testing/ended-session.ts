import { expect } from 'vitest';
import type { Api } from './api.ts';

/** Waits until a node no longer takes a token: it believes a session that it has just seen for a second. */
export async function expectEnded(node: Api, token: string): Promise<void> {
  const status = async () => (await node.call('GET', '/profile', { as: token })).status;
  await expect.poll(status, { timeout: 10_000 }).toBe(401);
}
