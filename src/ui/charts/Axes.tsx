import { AxisBottom, AxisLeft } from '@visx/axis';
import type { scaleBand, scaleLinear, scalePoint } from '@visx/scale';
import classes from './Chart.module.css';
import { type Entry, everyNth } from './chart.ts';

/** What the drawing leaves free around it for the axes. */
export const margin = { top: 10, right: 12, bottom: 26, left: 44 };
export const plotHeight = 240;

/** What is written along a suppressed cell needs so much above it. */
export const suppressedRoom = 66;

type Props = {
  entries: readonly Entry[];
  x: ReturnType<typeof scaleBand<string>> | ReturnType<typeof scalePoint<string>>;
  y: ReturnType<typeof scaleLinear<number>>;
  width: number;
};

const words = { className: classes.words };
const line = { className: classes.axis, stroke: 'currentColor' };

/** Where is what: for the eye alone, a reader hears the table. */
export function Axes({ entries, x, y, width }: Props) {
  const nth = everyNth(entries.length, width);
  const labels = new Map(entries.map(({ key, label }) => [key, label]));
  const ticks = y.ticks(4).filter(Number.isInteger);
  return (
    <g aria-hidden>
      {ticks.map((tick) => (
        <line
          key={tick}
          className={classes.axis}
          x1={margin.left}
          x2={width - margin.right}
          y1={y(tick)}
          y2={y(tick)}
        />
      ))}
      <AxisLeft
        scale={y}
        left={margin.left}
        tickValues={ticks}
        tickFormat={(value) => Number(value).toLocaleString('pt-BR')}
        hideAxisLine
        hideTicks
        tickLabelProps={{ ...words, textAnchor: 'end', dx: '-0.25em', dy: '0.3em' }}
      />
      <AxisBottom
        scale={x}
        top={plotHeight - margin.bottom}
        tickValues={entries.filter((_, at) => at % nth === 0).map(({ key }) => key)}
        tickFormat={(key) => labels.get(String(key)) ?? ''}
        axisLineClassName={classes.axis}
        stroke={line.stroke}
        hideTicks
        tickLabelProps={{ ...words, textAnchor: 'middle' }}
      />
    </g>
  );
}

/** Written upwards where a bar or a mark would stand. */
export function SuppressedWord({ x, y }: { x: number; y: number }) {
  return (
    <text className={classes.words} transform={`translate(${x + 4} ${y - 4}) rotate(-90)`} aria-hidden>
      suprimido
    </text>
  );
}
