import { parentPort, workerData } from 'node:worker_threads';
import { workBelowOthers } from '../../platform/below-others.server.ts';
import { Pkcs12Error, type Pkcs12Reply, type Pkcs12Request } from './opened-pkcs12.server.ts';
import { readPkcs12 } from './read-pkcs12.server.ts';

workBelowOthers();

/** The thread of open-pkcs12.server.ts: one file, then it ends. */
parentPort?.postMessage(await answerTo(workerData));

async function answerTo({ bytes, password }: Pkcs12Request): Promise<Pkcs12Reply> {
  try {
    return { opened: await readPkcs12(bytes, password) };
  } catch (error) {
    if (error instanceof Pkcs12Error) return { problem: error.problem };
    throw error;
  }
}
