import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { apiAt } from '../src/testing/api.ts';
import { mustAnswer, timed } from './asking.ts';
import type { Asked, Stretch } from './asking-apart.ts';

/** The thread of asking-apart.ts. */
const { url, path, token } = workerData as Asked;
const api = apiAt(url, { email: '', password: '' });
let times: number[] = [];

parentPort?.on('message', (stretch: Stretch) => {
  if (stretch === 'begins') times = [];
  else parentPort?.postMessage(times);
});

for (;;) {
  const time = await timed(() => mustAnswer(api, path, token));
  times.push(time);
  await wait(20);
}
