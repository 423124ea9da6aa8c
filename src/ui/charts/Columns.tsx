import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale';
import { Bar, BarStack } from '@visx/shape';
import { Axes, margin, plotHeight, SuppressedWord, suppressedRoom } from './Axes.tsx';
import { BarWay } from './BarWay.tsx';
import classes from './Chart.module.css';
import { type ChartData, type Entry, hasSuppressed, highest, lengthOf, saidOf, sumOf } from './chart.ts';
import { fillOf, lookClass } from './Looks.tsx';

type Props = { id: string; data: ChartData; width: number };

/** Entries one beside the other, as months are, the parts of each stacked. */
export function Columns({ id, data: { series, entries }, width }: Props) {
  const anySuppressed = entries.some((entry) => hasSuppressed(entry, series));
  const x = scaleBand({
    domain: entries.map(({ key }) => key),
    range: [margin.left, width - margin.right],
    padding: 0.25,
  });
  const y = scaleLinear({
    domain: [0, highest(entries.map((entry) => sumOf(entry, series)))],
    range: [plotHeight - margin.bottom, anySuppressed ? suppressedRoom : margin.top],
    nice: true,
  });
  const keys = series.map(({ key }) => key);
  const fills = scaleOrdinal({ domain: keys, range: keys.map((_, at) => fillOf(id, at)) });
  const drawn = entries.map((entry) => ({ entry, ...lengthsOf(entry, keys) }));
  return (
    <>
      <Axes entries={entries} x={x} y={y} width={width} />
      <BarStack<Drawn, string>
        data={drawn}
        keys={keys}
        x={({ entry }) => entry.key}
        xScale={x}
        yScale={y}
        color={fills}
        value={(one, key) => Number(one[key] ?? 0)}
      >
        {(stacks) =>
          drawn.map(({ entry }, at) => (
            <BarWay key={entry.key} to={entry.to} label={saidOf(entry, series)}>
              <rect
                x={x(entry.key)}
                y={margin.top}
                width={x.bandwidth()}
                height={plotHeight - margin.bottom - margin.top}
                fill="transparent"
              />
              {stacks.map(({ bars, key }, of) => {
                const bar = bars[at];
                return bar && bar.height > 0 ? (
                  <Bar
                    key={key}
                    className={`${lookClass(of)} ${classes.bar}`}
                    x={bar.x}
                    y={bar.y}
                    width={bar.width}
                    height={bar.height}
                    fill={bar.color}
                  />
                ) : null;
              })}
              {hasSuppressed(entry, series) && (
                <SuppressedWord x={(x(entry.key) ?? 0) + x.bandwidth() / 2} y={y(sumOf(entry, series))} />
              )}
            </BarWay>
          ))
        }
      </BarStack>
    </>
  );
}

type Drawn = { entry: Entry } & { [key: string]: number | Entry };

function lengthsOf(entry: Entry, keys: readonly string[]): Record<string, number> {
  return Object.fromEntries(keys.map((key) => [key, lengthOf(entry.cells[key])]));
}
