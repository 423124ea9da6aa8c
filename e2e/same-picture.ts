import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs'));
const script = (name: string) => readFileSync(join(pdfjs, name), 'utf8');

/** Where a drawing of 760 of a page's 900 px stands on A4, in the page's px: its left edge; how far down, is looked for. */
const left = 10 / (190 / 900) + (900 - 760) / 2;

/**
 * How many of the coloured pixels of a drawing on screen have one of the same colour in the PDF at most 2 px away, and the other way
 * round: shares between 0 and 1. Letters are drawn by different means and are left out.
 */
export async function sharedInk(page: Page, svg: string, pdf: Buffer): Promise<{ onScreen: number; inPdf: number }> {
  const blank = await page.context().newPage();
  await blank.setContent('<!doctype html><title>.</title>');
  for (const name of ['pdf.worker.mjs', 'pdf.mjs']) await blank.addScriptTag({ content: script(name), type: 'module' });
  await blank.waitForFunction(() => 'pdfjsLib' in globalThis);
  const shares = await blank.evaluate(
    async ({ svg, bytes, left }) => {
      type Pdfjs = { getDocument: (of: object) => { promise: Promise<{ getPage: (at: number) => Promise<PdfPage> }> } };
      type PdfPage = {
        getViewport: (of: object) => { width: number; height: number };
        render: (of: object) => { promise: Promise<void> };
      };
      const canvasOf = (width: number, height: number) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        const context = canvas.getContext('2d');
        if (!context) throw new Error('a canvas draws');
        context.fillStyle = 'white';
        context.fillRect(0, 0, width, height);
        return { canvas, context };
      };
      const inkOf = (context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number) => {
        const { data } = context.getImageData(x, y, width, height);
        const pixels = Array.from({ length: width * height }, (_, at) => {
          const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
          if (red - blue > 70 && red - green > 70) return 'r';
          return blue - red > 70 ? 'b' : ' ';
        });
        return pixels.join('');
      };
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const screen = canvasOf(width, height);
      screen.context.drawImage(image, 0, 0);
      const shown = inkOf(screen.context, 0, 0, width, height);

      const { pdfjsLib } = globalThis as unknown as { pdfjsLib: Pdfjs };
      const document_ = await pdfjsLib.getDocument({ data: Uint8Array.from(bytes) }).promise;
      const first = await document_.getPage(1);
      const scale = 900 / ((190 / 25.4) * 72);
      const viewport = first.getViewport({ scale });
      const paper = canvasOf(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await first.render({ canvasContext: paper.context, canvas: paper.canvas, viewport }).promise;

      const nearIn = (ink: string) => (at: number, colour: string) => {
        const [x, y] = [at % width, Math.floor(at / width)];
        for (let dy = -2; dy <= 2; dy++) {
          for (let dx = -2; dx <= 2; dx++) if (ink[(y + dy) * width + x + dx] === colour) return true;
        }
        return false;
      };
      const share = (of: string, other: string) => {
        const near = nearIn(other);
        const inked = [...of].flatMap((colour, at) => (colour === ' ' ? [] : [near(at, colour)]));
        return inked.filter(Boolean).length / Math.max(inked.length, 1);
      };
      let best = { onScreen: 0, inPdf: 0 };
      for (let top = 300; top < 600; top += 2) {
        const printed = inkOf(paper.context, Math.round(left), top, width, height);
        const onScreen = share(shown, printed);
        if (onScreen > best.onScreen) best = { onScreen, inPdf: share(printed, shown) };
      }
      return best;
    },
    { svg, bytes: [...pdf], left },
  );
  await blank.close();
  return shares;
}
