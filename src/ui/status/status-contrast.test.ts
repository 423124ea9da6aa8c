import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('../../app/look/tones.css', import.meta.url), 'utf8');
const tones = [
  ...sheet.matchAll(/--tone-(\w+): light-dark\((\S+), (\S+)\);\s*--tone-\1-ground: light-dark\((\S+), (\S+)\);/g),
];

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('six tones are said in the sheet', () => {
  expect(tones.map(([, name]) => name)).toEqual(['blue', 'amber', 'violet', 'green', 'red', 'grey']);
});

test.each(tones.map(([, name, light, dark, ground, darkGround]) => ({ name, light, dark, ground, darkGround })))(
  'the words and the dot of $name can be read on their ground in both themes (WCAG 1.4.3, 1.4.11)',
  ({ light = '', dark = '', ground = '', darkGround = '' }) => {
    expect(contrast(light, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, darkGround)).toBeGreaterThanOrEqual(4.5);
  },
);

test('in the dark each is lighter than the surface on which it lies', () => {
  const raised = '#1f2a36'; // --night-6 of tokens.css
  for (const [, name, , , , darkGround = ''] of tones)
    expect(luminance(darkGround), name).toBeGreaterThan(luminance(raised));
});
