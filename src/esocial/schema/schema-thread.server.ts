import { parentPort, workerData } from 'node:worker_threads';
import { workBelowOthers } from '../../platform/below-others.server.ts';
import type { SchemaQuestion, SchemaReply } from './schema-check.server.ts';
import { openSchemas } from './schemas.server.ts';

workBelowOthers();

const check = await openSchemas(workerData.folder);

/** The thread of schema-check.server.ts: one part of events after another. */
parentPort?.on('message', ({ number, events }: SchemaQuestion) => {
  parentPort?.postMessage({ number, ...answerTo(events) } satisfies SchemaReply);
});

function answerTo(events: SchemaQuestion['events']) {
  try {
    return { places: events.map(({ schema, xml }) => check(schema, xml)) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
