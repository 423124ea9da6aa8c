import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { concerns } from '../src/live/concerns.rules.ts';
import { refreshIn } from '../src/live/refresh-pace.rules.ts';
import { workBelowOthers } from '../src/platform/below-others.server.ts';
import { topics } from '../src/subjects/registry.ts';
import { type Api, apiAt } from '../src/testing/api.ts';
import { makeEmployee, makeProfessional } from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { openLive } from '../src/testing/live.ts';
import { timed } from './asking.ts';
import type { Practice, Round } from './issuing-apart.ts';

/** How soon the screen of a document asks again where it has heard nothing (`IssuedDocumentPage.tsx`), in milliseconds. */
const againMs = 1_000;

/** The thread of issuing-apart.ts: each professional issues for a person of their own. */
workBelowOthers();
const { url, admin, companyId, token, together } = workerData as Practice;
const api = apiAt(url, admin);
const screens = Promise.all(
  Array.from({ length: together }, async () => {
    const person = { ...(await makeEmployee(api, { companyId, token })), companyId };
    return openScreen(api, (await makeProfessional(api)).token, person);
  }),
);

parentPort?.on('message', async ({ people, times }: Round) => {
  const issuing = (await screens).slice(0, people).map(({ issueAndOpen }) => repeated(times, issueAndOpen));
  parentPort?.postMessage((await Promise.all(issuing)).flat());
});

async function repeated(count: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done++) times.push(await measure());
  return times;
}

/**
 * The screen of somebody who issues for one person: it shows the document at once, hears of its file as every screen does, asks
 * again after a second where it has heard nothing, and opens the file.
 */
async function openScreen(api: Api, token: string, employee: Parameters<typeof issueDocument>[1]['employee']) {
  const stream = await openLive(api, token);
  let askedAt = Number.NEGATIVE_INFINITY;

  async function isReady(documentId: string): Promise<boolean> {
    const { body } = await api.call('GET', `/issued-documents/${documentId}`, { as: token });
    return body.document.isReady;
  }

  async function ready(documentId: string): Promise<void> {
    const shownBy = { document: topics.document.shownBy };
    const question = [['issued', 'read'], { input: { documentId } }];
    for (let heard = 0; !(await isReady(documentId)); ) {
      const isTold = () => stream.events.slice(heard).some((event) => concerns(shownBy, event, question));
      const told = await Promise.race([stream.when(isTold).then(() => true), wait(againMs, false)]);
      heard = stream.events.length;
      if (told) await wait(refreshIn(performance.now() - askedAt));
      askedAt = performance.now();
    }
  }

  return {
    issueAndOpen: () =>
      timed(async () => {
        const { documentId } = await issueDocument(api, { employee, token });
        await ready(documentId);
        const { body } = await api.call('GET', `/document/${documentId}`, { as: token });
        const file = await (await fetch(new URL(body.signedUrl, `${api.url}/api/`))).bytes();
        if (file.length < 5_000) throw new Error('it is no document');
      }),
  };
}
