import { Link } from 'react-router';
import classes from './Chart.module.css';
import { type ChartData, shownCell } from './chart.ts';

type Props = {
  caption: string;
  data: ChartData;
  /** Whether it is seen, and not only heard: only then does it take the focus. */
  seen: boolean;
};

/** What a picture shows, as a table: heard in its place, printed, and seen by whoever asks for it. */
export function ChartTable({ caption, data: { of, series, entries, digits }, seen }: Props) {
  return (
    <div className={seen ? classes.scroll : classes.heard} tabIndex={seen ? 0 : undefined}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ key, label, cells, to }) => (
            <tr key={key}>
              <th scope="row">{seen && to ? <Link to={to}>{label}</Link> : label}</th>
              {series.map((one) => (
                <td key={one.key}>{shownCell(cells[one.key], digits)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
