import { expect, test } from 'vitest';
import { exampleInput } from './typeset.example.ts';
import { createTypesetter } from './typesetter.server.ts';

/** A thread whose documents are the names they were asked by, unless the name says what befalls it. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ number, input: { name } }) => {
      if (name === 'crash') throw new Error('crashed');
      if (name === 'leave') process.exit(3);
      if (name === 'hang') while (true);
      if (name === 'refuse') return parentPort.postMessage({ number, failure: 'refused' });
      parentPort.postMessage({ number, pdf: new TextEncoder().encode(name + ' by ' + threadId) });
    });
  `)}`,
);

const input = (name: string) => ({ ...exampleInput, name });

test('documents are done in turn by one thread; one that is refused holds up none', async () => {
  const { typeset, end } = createTypesetter(thread);
  const done: string[] = [];
  const one = async (name: string) => {
    const text = await typeset(input(name)).then((pdf) => Buffer.from(pdf).toString(), String);
    done.push(text.replace(/ by \d+$/, ''));
    return text;
  };
  const texts = await Promise.all(['1', '2', 'refuse', '3'].map(one));
  expect(done).toEqual(['1', '2', 'Error: refused', '3']);
  expect(new Set(texts.map((text) => / by (\d+)$/.exec(text)?.[1]).filter(Boolean)).size).toBe(1);
  await end();
});

for (const [what, error] of [
  ['crash', 'crashed'],
  ['leave', 'the typesetting thread ended with 3'],
  ['hang', 'typesetting took too long'],
] as const) {
  test(`after a ${what} the next documents are done by another thread`, async () => {
    const { typeset, end } = createTypesetter(thread, {
      ...{ hungMs: what === 'hang' ? 300 : 60_000, idleMs: 60_000, slowMs: 60_000 },
    });
    const asked = [typeset(input(what)), ...['1', '2'].map((name) => typesetPatiently(typeset, name))];
    await expect(asked[0]).rejects.toThrow(error);
    const texts = (await Promise.all(asked.slice(1))).map((pdf) => Buffer.from(pdf).toString());
    expect(texts).toEqual([expect.stringMatching(/^1 by /), expect.stringMatching(/^2 by /)]);
    await end();
  });
}

/** A thread that begins slowly on a busy machine is taken for one that hangs: then it is asked again. */
async function typesetPatiently(typeset: (of: typeof exampleInput) => Promise<Uint8Array>, name: string) {
  for (;;) {
    try {
      return await typeset(input(name));
    } catch (error) {
      if (!String(error).includes('took too long')) throw error;
    }
  }
}

test('a document that is slow holds nobody up: whoever waits behind it is done by another thread', async () => {
  const { typeset, end } = createTypesetter(thread, { hungMs: 600_000, idleMs: 600_000, slowMs: 20 });
  const slow = [typeset(input('hang')), typeset(input('hang'))].map((pdf) => pdf.catch(String));
  const texts = await Promise.all(
    ['1', '2', '3'].map(async (name) => Buffer.from(await typeset(input(name))).toString()),
  );
  expect(texts.map((text) => text.replace(/ by \d+$/, ''))).toEqual(['1', '2', '3']);
  await end();
  expect(await Promise.all(slow)).toEqual(Array(2).fill('Error: typesetting has ended'));
});

test('a thread that nobody asks is given up, and another one begins when it is needed', async () => {
  const { typeset, end } = createTypesetter(thread, { hungMs: 60_000, idleMs: 0, slowMs: 60_000 });
  const by = async () => Buffer.from(await typeset(input('1'))).toString();
  const first = await by();
  await expect.poll(by).not.toBe(first);
  await end();
});

test('what is not done when it ends is refused', async () => {
  const { typeset, end } = createTypesetter(thread);
  const asked = [typeset(input('1')), typeset(input('2'))].map((pdf) => pdf.catch(String));
  await end();
  expect(await Promise.all(asked)).toEqual(Array(2).fill('Error: typesetting has ended'));
});
