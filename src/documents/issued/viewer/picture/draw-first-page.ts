// Read here and not by a worker: text becomes no script of another thread (Trusted Types), and one page is soon drawn.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Draws the first page of a PDF as wide as the canvas stands, in the device's own pixels.
 * @returns how many pages there are
 * @throws for a file that is no PDF that can be drawn
 */
export async function drawFirstPage(canvas: HTMLCanvasElement, file: Blob): Promise<number> {
  const reading = getDocument({ data: new Uint8Array(await file.arrayBuffer()) });
  try {
    const pdf = await reading.promise;
    const page = await pdf.getPage(1);
    const scale = (canvas.clientWidth * devicePixelRatio) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return pdf.numPages;
  } finally {
    await reading.destroy();
  }
}
