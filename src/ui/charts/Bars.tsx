import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { BarWay } from './BarWay.tsx';
import classes from './Chart.module.css';
import {
  type ChartData,
  type Entry,
  hasSuppressed,
  highest,
  lengthOf,
  type Series,
  saidOf,
  shownCell,
  sumOf,
} from './chart.ts';
import { fillOf, lookClass } from './Looks.tsx';

/** Of each entry its name, its bar below and its number behind: names may be long, and places narrow. */
const band = 46;
const thickness = 16;
const room = 84;

type Props = { id: string; data: ChartData; width: number };

/** Entries one below the other, each a bar, of one or of more parts. */
export function Bars({ id, data: { series, entries }, width }: Props) {
  const height = entries.length * band;
  const x = scaleLinear({
    domain: [0, highest(entries.map((entry) => sumOf(entry, series)))],
    range: [0, Math.max(width - room, 40)],
  });
  const y = scaleBand({ domain: entries.map(({ key }) => key), range: [0, height], padding: 0 });
  return (
    <g>
      {entries.map((entry) => {
        const top = y(entry.key) ?? 0;
        return (
          <BarWay key={entry.key} to={entry.to} label={saidOf(entry, series)}>
            <rect x={0} y={top} width={width} height={band} fill="transparent" />
            <g aria-hidden>
              <text className={classes.name} x={0} y={top + 16}>
                {shortened(entry.label, width)}
              </text>
              {series.map(({ key }, at) => (
                <Bar
                  key={key}
                  className={`${lookClass(at)} ${classes.bar}`}
                  x={x(before(entry, series, at))}
                  y={top + 22}
                  width={x(lengthOf(entry.cells[key]))}
                  height={thickness}
                  fill={fillOf(id, at)}
                />
              ))}
              <text className={classes.value} x={x(sumOf(entry, series)) + 6} y={top + 22 + 12.5}>
                {endOf(entry, series)}
              </text>
            </g>
          </BarWay>
        );
      })}
    </g>
  );
}

/** How tall the picture is. */
export function heightOfBars({ entries }: ChartData): number {
  return entries.length * band;
}

/** Where a part begins. */
function before(entry: Entry, series: readonly Series[], at: number): number {
  return sumOf(entry, series.slice(0, at));
}

function endOf(entry: Entry, series: readonly Series[]): string {
  if (hasSuppressed(entry, series)) return shownCell('suppressed');
  const isSaid = series.some(({ key }) => typeof entry.cells[key] === 'number');
  return shownCell(isSaid ? sumOf(entry, series) : null);
}

function shortened(label: string, width: number): string {
  const most = Math.max(12, Math.floor(width / 7));
  return label.length > most ? `${label.slice(0, most - 1)}…` : label;
}
