import { Text } from '@mantine/core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Read here and not by a worker: text becomes no script of another thread (Trusted Types), and one page is soon drawn.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { useEffect, useRef, useState } from 'react';
import classes from './PagePicture.module.css';

type Props = { file: Blob; name: string; onOpen: () => void };

/** The first page of a document as a picture, for a screen on which a PDF has no room: it is read where it is opened. */
export function PagePicture({ file, name, onOpen }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<{ pages: number } | 'failed' | null>(null);
  useEffect(() => {
    let isLeft = false;
    if (canvas.current) {
      drawFirstPage(canvas.current, file).then(
        (pages) => !isLeft && setDrawn({ pages }),
        (error: unknown) => {
          console.warn(error);
          if (!isLeft) setDrawn('failed');
        },
      );
    }
    return () => {
      isLeft = true;
    };
  }, [file]);
  if (drawn === 'failed') return <Text ta="center">A página não pôde ser mostrada aqui. Abra o PDF.</Text>;
  const pages = drawn && (drawn.pages === 1 ? 'Página única' : `Primeira de ${drawn.pages} páginas`);
  return (
    <figure className={classes.figure} aria-label={name} aria-busy={!drawn}>
      {/* Reachable by a finger or a mouse; the keyboard has the button above, which does the same. */}
      <button type="button" tabIndex={-1} aria-hidden="true" className={classes.page} onClick={onOpen}>
        <canvas ref={canvas} className={classes.canvas} data-drawn={drawn ? '' : undefined} />
      </button>
      <Text component="figcaption" size="sm" c="dimmed" ta="center">
        {pages ?? 'Desenhando a página…'}
      </Text>
    </figure>
  );
}

/**
 * Draws the first page of a PDF as wide as the canvas stands, in the device's own pixels.
 * @returns how many pages there are
 * @throws for a file that is no PDF that can be drawn
 */
async function drawFirstPage(canvas: HTMLCanvasElement, file: Blob): Promise<number> {
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
