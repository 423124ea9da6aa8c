import type { ReactElement } from 'react';
import classes from './Chart.module.css';
import type { Series } from './chart.ts';

/** How many series one picture tells apart. */
const mostSeries = 6;

/** What a series is filled with beside its colour: whoever sees no colours, or prints without them, tells them apart all the same. */
const fillings: readonly ReactElement[] = [
  <rect key="full" width="8" height="8" fill="var(--look)" />,
  <path key="hatched" d="M-2 2 2 -2M0 8 8 0M6 10 10 6" stroke="var(--look)" strokeWidth="2.5" />,
  <circle key="dotted" cx="4" cy="4" r="2.4" fill="var(--look)" />,
  <path key="lined" d="M0 2H8M0 6H8" stroke="var(--look)" strokeWidth="1.8" />,
  <path key="crossed" d="M0 0 8 8M8 0 0 8" stroke="var(--look)" strokeWidth="1.4" />,
  <path key="columned" d="M2 0V8M6 0V8" stroke="var(--look)" strokeWidth="1.8" />,
];

/** The class that gives a series its colour, `--look`. */
export function lookClass(at: number): string {
  return classes[`look${at % mostSeries}`] ?? '';
}

/** How the line of a series is broken. */
export function dashOf(at: number): string | undefined {
  return [undefined, '7 4', '2 3', '10 3 2 3', '4 4', '1 5'][at % mostSeries];
}

/** The fillings of a picture's series, under names that are this picture's own. */
export function Fillings({ id, series }: { id: string; series: readonly Series[] }) {
  return (
    <defs>
      {series.map(({ key }, at) => (
        <pattern
          key={key}
          id={fillingId(id, at)}
          className={lookClass(at)}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" className={classes.ground} />
          {fillings[at % mostSeries]}
        </pattern>
      ))}
    </defs>
  );
}

/** What the bars of a series are filled with. */
export function fillOf(id: string, at: number): string {
  return `url(#${fillingId(id, at)})`;
}

function fillingId(id: string, at: number): string {
  return `${id}-look-${at}`;
}

/** The mark of a series on its line: a shape of its own. */
export function LineMark({ at, x, y }: { at: number; x: number; y: number }) {
  const shape = [
    <circle key="o" r="4" />,
    <rect key="s" x="-4" y="-4" width="8" height="8" />,
    <path key="t" d="M0 -5 5 4H-5Z" />,
    <path key="d" d="M0 -5 5 0 0 5 -5 0Z" />,
    <path key="v" d="M0 5 5 -4H-5Z" />,
    <path key="x" d="M-4 -4 4 4M4 -4 -4 4" strokeWidth="2.5" />,
  ][at % mostSeries];
  return (
    <g className={`${lookClass(at)} ${classes.mark}`} transform={`translate(${x} ${y})`}>
      {shape}
    </g>
  );
}

/** Which look is which series. */
export function Legend({ id, series, lines = false }: { id: string; series: readonly Series[]; lines?: boolean }) {
  return (
    <ul className={classes.legend} aria-hidden="true">
      {series.map(({ key, label }, at) => (
        <li key={key}>
          <svg width="28" height="14" aria-hidden="true">
            {lines ? (
              <>
                <path d="M0 7H28" className={`${lookClass(at)} ${classes.line}`} strokeDasharray={dashOf(at)} />
                <LineMark at={at} x={14} y={7} />
              </>
            ) : (
              <rect
                x="1"
                y="1"
                width="26"
                height="12"
                className={`${lookClass(at)} ${classes.bar}`}
                fill={fillOf(id, at)}
              />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
