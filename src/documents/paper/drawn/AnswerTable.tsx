import { Fragment } from 'react';
import type { PaperBlock } from '../paper.ts';
import classes from './AnswerTable.module.css';
import shared from './paper.module.css';
import { Signatures } from './Signatures.tsx';

type Block<Kind> = Extract<PaperBlock, { kind: Kind }>;

/** Signatures of a table are a row of it: browsers do not break a table earlier for the sake of what follows it. */
type Props = Block<'table'> & { signatures: Block<'signatures'> | null };

/** A table of answers, 900 px wide; its head is repeated on every page and no row is split. */
export function AnswerTable({ columns, across, rows, detail, room, signatures }: Props) {
  const places = Array.from({ length: across }, (_, place) => place);
  const lines = Math.ceil((rows.length || room) / across);
  /** What follows the row stands on its page. */
  const leads = (line: number) => detail !== '' || (signatures !== null && line === lines - 1);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {places.map((place) =>
            columns.map(({ label, width }) => (
              <th key={`${place} ${label}`} scope="col" style={{ width: `${(width / across) * 100}%` }}>
                {label}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a drawn document have no identity but their place
          <Fragment key={line}>
            <tr className={rows.length === 0 ? classes.emptyRow : leads(line) ? classes.leading : undefined}>
              {places.map((place) =>
                columns.map(({ label }, at) => <td key={`${place} ${label}`}>{rows[line * across + place]?.[at]}</td>),
              )}
            </tr>
            {detail && (
              <tr className={classes.detail}>
                <td colSpan={columns.length}>
                  <span className={shared.label}>{detail}: </span>
                  {rows[line]?.[columns.length]}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
        {signatures && (
          <tr className={classes.signed}>
            <td colSpan={across * columns.length}>
              <Signatures {...signatures} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
