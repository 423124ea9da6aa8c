import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { presentServer } from '../postgres/primary.server.ts';
import type { Listener } from './listen.server.ts';
import { channel } from './send-signal.server.ts';

/** How often the connection is asked whether it is still there, and how long it may take to answer, in milliseconds. */
const askEvery = 5_000;
const patience = 5_000;

/** The pauses between two attempts to connect, in milliseconds: each twice as long as the one before. */
const firstPause = 200;
const longestPause = 5_000;

/**
 * Listens by a connection of its own: LISTEN belongs to its connection, and one of the pool goes from call to call. When it
 * breaks, or is silent to a question, another one is made; what is said meanwhile is lost, and the listener knows.
 * @returns what ends the listening
 */
export function listenOnPostgres(url: string, listener: Listener): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const done = listenOn();

  async function listenOn(): Promise<void> {
    for (let wait = firstPause; !signal.aborted; wait = Math.min(2 * wait, longestPause)) {
      const client = await connect(url, listener).catch(() => null);
      if (client) {
        wait = firstPause;
        if (!signal.aborted) listener.hears();
        await untilBroken(client, signal);
        if (!signal.aborted) listener.deaf();
        await client.end().catch(() => {});
      }
      await pause(wait, undefined, { signal }).catch(() => {});
    }
  }

  return async () => {
    ending.abort();
    await done;
  };
}

async function connect(url: string, listener: Listener): Promise<pg.Client> {
  const { Client } = (await import('pg')).default;
  const client = new Client({
    connectionString: await presentServer(url),
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'zelo live',
  });
  client.on('error', () => {}); // What breaks is noticed below.
  client.on('notification', ({ payload }) => listener.heard(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** Asks now and then: a connection that was cut without a word would go on looking alive. */
async function untilBroken(client: pg.Client, signal: AbortSignal): Promise<void> {
  const broken = new AbortController();
  client.once('end', () => broken.abort());
  const over = AbortSignal.any([signal, broken.signal]);
  while (!over.aborted) {
    await pause(askEvery, undefined, { signal: over }).catch(() => {});
    if (!over.aborted) await client.query('select 1').catch(() => broken.abort());
  }
}
