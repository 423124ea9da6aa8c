import { parentPort } from 'node:worker_threads';
import { workBelowOthers } from '../../platform/below-others.server.ts';
import { markPdf } from './mark-pdf.server.ts';
import { typesetPdf } from './typeset-pdf.server.ts';
import type { TypesetQuestion, TypesetReply } from './typeset-seat.server.ts';

workBelowOthers();

/** The thread of typesetter.server.ts: one document after another. */
parentPort?.on('message', ({ number, input }: TypesetQuestion) => {
  parentPort?.postMessage({ number, ...answerTo(input) } satisfies TypesetReply);
});

function answerTo(input: TypesetQuestion['input']) {
  try {
    return { pdf: 'mark' in input ? markPdf(input) : typesetPdf(input) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
