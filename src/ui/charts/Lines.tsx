import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { Axes, margin, plotHeight, SuppressedWord } from './Axes.tsx';
import { BarWay } from './BarWay.tsx';
import classes from './Chart.module.css';
import { type ChartData, hasSuppressed, highest, lengthOf, saidOf } from './chart.ts';
import { dashOf, LineMark, lookClass } from './Looks.tsx';

type Props = { id: string; data: ChartData; width: number };

/** How something goes on from month to month; where nothing can be said a line is interrupted. */
export function Lines({ data: { series, entries, digits }, width }: Props) {
  const x = scalePoint({
    domain: entries.map(({ key }) => key),
    range: [margin.left, width - margin.right],
    padding: 0.5,
  });
  const y = scaleLinear({
    domain: [0, highest(entries.flatMap(({ cells }) => series.map(({ key }) => lengthOf(cells[key]))))],
    range: [plotHeight - margin.bottom, margin.top],
    nice: true,
  });
  const across = entries.length > 1 ? x.step() : width - margin.left - margin.right;
  const at = (key: string) => x(key) ?? margin.left;
  return (
    <>
      <Axes entries={entries} x={x} y={y} width={width} />
      {series.map(({ key }, of) => (
        <LinePath
          key={key}
          className={`${lookClass(of)} ${classes.line}`}
          strokeDasharray={dashOf(of)}
          data={[...entries]}
          defined={({ cells }) => typeof cells[key] === 'number'}
          x={(entry) => at(entry.key)}
          y={({ cells }) => y(lengthOf(cells[key]))}
        />
      ))}
      {entries.map((entry) => (
        <BarWay key={entry.key} to={entry.to} label={saidOf(entry, series, digits)}>
          <rect
            x={at(entry.key) - across / 2}
            y={margin.top}
            width={across}
            height={plotHeight - margin.bottom - margin.top}
            fill="transparent"
          />
          {series.map(({ key }, of) => {
            const cell = entry.cells[key];
            return typeof cell === 'number' ? <LineMark key={key} at={of} x={at(entry.key)} y={y(cell)} /> : null;
          })}
          {hasSuppressed(entry, series) && <SuppressedWord x={at(entry.key)} y={plotHeight - margin.bottom} />}
        </BarWay>
      ))}
    </>
  );
}
