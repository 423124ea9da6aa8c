import type { ReactNode } from 'react';

type Props = {
  /** What is in it, for who comes to it by keyboard. */
  label: string;
  /** Pixels, below which what it holds is scrolled instead of pressed together. */
  minWidth?: number;
  children: ReactNode;
};

/** What is wider than a telephone, as a table of many columns or a drawing with small words: it is scrolled by hand and, as the keyboard reaches it, by arrows (WCAG 2.1.1). */
export function Wide({ label, minWidth, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled is scrolled by keyboard, too
    <section aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <div style={{ minWidth }}>{children}</div>
    </section>
  );
}
