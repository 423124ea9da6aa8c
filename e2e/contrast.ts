import type { Page } from '@playwright/test';

/** How much the edge of each control of the page stands out from what is around it (WCAG 2.2, 1.4.11): the least of all, and whose it is. */
export function faintestEdge(page: Page): Promise<{ ratio: number; control: string }> {
  return page.evaluate(() => {
    const channels = (colour: string) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, bright = 0] = [light(one), light(other)].sort((first, second) => first - second);
      return (bright + 0.05) / (dark + 0.05);
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'white';
      const { backgroundColor } = getComputedStyle(element);
      return /(, 0\)|\/ 0\)|transparent)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const controls = 'main :is(input:not([type=hidden]), select, textarea):enabled';
    const measured = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).borderTopWidth !== '0px')
      .map((element) => ({
        ratio: contrast(getComputedStyle(element).borderTopColor, groundOf(element.parentElement)),
        control: element.id || element.outerHTML.slice(0, 120),
      }));
    return measured.reduce((least, one) => (one.ratio < least.ratio ? one : least), { ratio: 21, control: 'none' });
  });
}
