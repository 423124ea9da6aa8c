import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';
import { plotHeight } from './Axes.tsx';
import { Bars, heightOfBars } from './Bars.tsx';
import classes from './Chart.module.css';
import { ChartTable } from './ChartTable.tsx';
import { Columns } from './Columns.tsx';
import type { ChartData } from './chart.ts';
import { Lines } from './Lines.tsx';
import { Fillings, Legend } from './Looks.tsx';

const kinds = { bars: Bars, columns: Columns, lines: Lines };

type Props = {
  /** The picture's name, as it is heard and as its table is called. */
  name: string;
  kind: keyof typeof kinds;
  data: ChartData;
  /** What has to be known to read it right. */
  note?: ReactNode;
  /** What else can be done with it: taking it away as a spreadsheet. */
  actions?: ReactNode;
};

/** Numbers as a picture and as the table that says the same: told apart without colours, printed, heard (WCAG 1.1.1, 1.4.1). */
export function Picture({ name, kind, data, note, actions }: Props) {
  const id = useId();
  const [seen, setSeen] = useState(false);
  const { ref, width } = useElementSize();
  const Kind = kinds[kind];
  const height = kind === 'bars' ? heightOfBars(data) : plotHeight;
  const isWay = data.entries.some(({ to }) => to);
  return (
    <figure className={classes.figure} aria-label={name}>
      <Legend id={id} series={data.series} lines={kind === 'lines'} />
      <div ref={ref} className={classes.plot} style={{ minHeight: height }}>
        {width > 0 && (
          // What leads to lists is heard as links; else the table below says all of it.
          <svg
            className={classes.svg}
            viewBox={`0 0 ${width} ${height}`}
            {...(isWay ? { role: 'group' } : { role: 'img' })}
            aria-label={isWay ? name : `${name}: gráfico; os números estão na tabela a seguir`}
          >
            <Fillings id={id} series={data.series} />
            <Kind id={id} data={data} width={width} />
          </svg>
        )}
      </div>
      {note && <div className={classes.note}>{note}</div>}
      <div className={classes.under}>
        <Button variant="default" size="xs" aria-expanded={seen} onClick={() => setSeen(!seen)}>
          {seen ? 'Ocultar tabela' : 'Ver como tabela'}
        </Button>
        {actions}
      </div>
      <ChartTable caption={name} data={data} seen={seen} />
    </figure>
  );
}
