import { type RefObject, useLayoutEffect } from 'react';

/** How much lower a page is taken to be: a line may break otherwise in print. */
const spare = 12;

/**
 * Larger letters where a sheet in them still is one page, as in what is issued (decision 163). As long as that does not change it
 * is measured once.
 * @param room how high the text of a page may be, where the sheet is 900 px wide
 */
export function useLetters(sheet: RefObject<HTMLElement | null>, room: number): void {
  // After each drawing: what is typed makes a paper longer and shorter.
  useLayoutEffect(() => {
    if (sheet.current) fitLetters(sheet.current, room - spare);
  });
}

function fitLetters(sheet: HTMLElement, room: number): void {
  if (heightOf(sheet) > room) sheet.removeAttribute('data-ample');
  else if (!sheet.hasAttribute('data-ample')) {
    sheet.setAttribute('data-ample', '');
    if (heightOf(sheet) > room) sheet.removeAttribute('data-ample');
  }
}

/** From its top to the end of its last section: the sheet itself is as high as a page. */
function heightOf(sheet: HTMLElement): number {
  const { top, width } = sheet.getBoundingClientRect();
  const last = sheet.querySelector(':scope > section:last-of-type');
  return last && width > 0 ? ((last.getBoundingClientRect().bottom - top) * 900) / width : Number.POSITIVE_INFINITY;
}
