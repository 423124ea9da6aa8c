import { type AlertProps, createTheme, type MantineColorsTuple } from '@mantine/core';

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The ten steps of a colour that tokens.css defines. */
function scale(name: string): MantineColorsTuple {
  return steps.map((step) => `var(--${name}-${step})`) as unknown as MantineColorsTuple;
}

/** A colour that is the same in each of its steps. */
function one(name: string): MantineColorsTuple {
  return steps.map(() => `var(--${name})`) as unknown as MantineColorsTuple;
}

/** The sizes of a kind that tokens.css defines. */
function sizes(kind: string) {
  const size = (name: string) => `var(--${kind}-${name})`;
  return { xs: size('xs'), sm: size('sm'), md: size('md'), lg: size('lg'), xl: size('xl') };
}

/** What is said of something stands on a ground on which a heading of its own colour could not be read (WCAG 2.2, 1.4.3). */
const pale: ReadonlySet<string | undefined> = new Set(['yellow', 'zelo']);
const asDarkAsText = { title: { color: 'var(--mantine-color-text)' } };

/** What tokens.css says, for the components. */
export const theme = createTheme({
  colors: { zelo: scale('blue'), gray: scale('slate'), dark: scale('night'), danger: one('danger') },
  white: '#ffffff',
  black: '#16202a',
  primaryColor: 'zelo',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'var(--font)',
  fontSizes: sizes('text'),
  // What lies in a form's column or beside others in a row is a box, and narrower than a card.
  spacing: { ...sizes('space'), card: 'var(--space-card)', box: 'var(--space-box)' },
  radius: Object.fromEntries(['xs', 'sm', 'md', 'lg', 'xl'].map((size) => [size, 'var(--radius)'])),
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  // Beside a modal the toasts keep their lane, as high as the header (decision 108).
  components: {
    // Boxes to tick keep the half of it: with the whole they would be taken for the round ones of a single choice.
    Checkbox: { defaultProps: { radius: 'calc(var(--radius) / 2)' } },
    Modal: { defaultProps: { yOffset: 'max(5dvh, calc(var(--above) + 4rem))' } },
    Alert: { styles: (_theme: unknown, { color }: AlertProps) => (pale.has(color) ? asDarkAsText : {}) },
  },
});
