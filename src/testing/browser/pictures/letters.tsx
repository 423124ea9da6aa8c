import { onTestFinished } from 'vitest';

/**
 * What lays letters out: the same whatever the machine's fonts are set to, no bar of the machine's own beside them, no head of a table that stands
 * where the page was scrolled to, and no ring around a button, which is there or not by whether a key or the mouse was used last.
 */
const everywhere = `
* { text-rendering: geometricPrecision !important; scrollbar-width: none !important; caret-color: transparent !important; }
th { position: static !important; }
:is(a, button):focus-visible { outline: none !important; }
`;

/** Bars in the place of letters: as long, as high in the line and of their colour, but without a shape. */
const bars = `
*, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
[data-bar] { text-decoration: line-through 0.55em var(--bar) !important; text-decoration-skip-ink: none !important; }
[data-bar-before]::before { text-decoration: line-through 0.55em var(--bar-before) !important; }
[data-bar-after]::after { text-decoration: line-through 0.55em var(--bar-after) !important; }
::placeholder { text-decoration: line-through 0.55em var(--mantine-color-placeholder) !important; }
svg text { visibility: hidden !important; }
`;

/** Until the end of the test letters take the place that the product's own face gives them, on every machine. */
export async function layLettersOut(): Promise<void> {
  addSheet(everywhere);
  const face = '"Source Sans 3 Variable"';
  await Promise.all([400, 600, 700].map((weight) => document.fonts.load(`${weight} 16px ${face}`, 'Ação')));
  await document.fonts.ready;
  if (!document.fonts.check(`16px ${face}`, 'Ação')) throw new Error('the face of the product is not there');
}

/**
 * Draws bars in the place of all letters on the page: how a letter is drawn is another thing on each machine and in each version of a
 * browser, and where it stands and in which colour is not (decision 164).
 */
export function drawBars(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (element instanceof SVGTextElement) {
      standFor(element);
      continue;
    }
    if (isTyped ? element.value !== '' : hasWords(element)) mark(element, 'bar', getComputedStyle(element).color);
    for (const side of ['before', 'after'] as const) {
      const { content, color } = getComputedStyle(element, `::${side}`);
      if (/["'][^"']+["']/.test(content)) mark(element, `bar-${side}`, color);
    }
  }
  addSheet(bars);
}

function hasWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

function mark(element: HTMLElement, name: string, colour: string): void {
  element.setAttribute(`data-${name}`, '');
  element.style.setProperty(`--${name}`, colour);
}

/** In a drawing a line through words would be of their fill, which is not seen. */
function standFor(words: SVGTextElement): void {
  const { x, y, width, height } = words.getBBox();
  const bar = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const place = {
    x: Math.round(x),
    y: Math.round(y + height * 0.25),
    width: Math.round(width),
    height: Math.round(height / 2),
  };
  for (const [name, value] of Object.entries(place)) bar.setAttribute(name, String(value));
  bar.style.fill = getComputedStyle(words).fill;
  const turned = words.getAttribute('transform');
  if (turned) bar.setAttribute('transform', turned);
  words.after(bar);
}

function addSheet(text: string): void {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = text;
  onTestFinished(() => sheet.remove());
}
