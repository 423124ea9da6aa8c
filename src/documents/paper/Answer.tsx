import { Fragment } from 'react';
import classes from './paper.module.css';

type AnswerProps = { label: string; value: string | readonly string[] | undefined; wide?: boolean };

/** A label with its answer; several choices stand one after another. Without an answer there is room to write. */
export function Answer({ label, value, wide = false }: AnswerProps) {
  const text = typeof value === 'string' ? value : value?.join('; ');
  return (
    <div className={wide ? classes.wideAnswer : classes.answer}>
      <span className={classes.label}>{label}: </span>
      <span className={classes.value}>{text || '—'}</span>
    </div>
  );
}

/** Answers side by side, in two columns. */
export function Answers({ children }: { children: React.ReactNode }) {
  return <div className={classes.answers}>{children}</div>;
}

type RowsProps = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Of the columns, as CSS widths. */
  widths?: readonly string[];
  /** The label of each row's last cell when that is a long text: it then stands under the others, as wide as the table. */
  detail?: string;
};

/** A table of answers, 900 px wide; its head is repeated on every page and no row is split. */
export function AnswerTable({ columns, rows, widths, detail }: RowsProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" style={{ width: widths?.[at] }}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a drawn document have no identity but their place
          <Fragment key={row}>
            <tr className={detail && classes.leading}>
              {columns.map((column, at) => (
                <td key={column}>{cells[at]}</td>
              ))}
            </tr>
            {detail && (
              <tr className={classes.detail}>
                <td colSpan={columns.length}>
                  <span className={classes.label}>{detail}: </span>
                  {cells[columns.length]}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
