import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import type { AskedList } from '../../platform/browser/sheet-download.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import type { ChartData } from '../../ui/charts/chart.ts';
import { Picture } from '../../ui/charts/Picture.tsx';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ExportMenu } from '../../ui/list/tools/ExportMenu.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Statistic, statisticLabels } from '../statistics.labels.ts';

type Props<Answer> = {
  statistic: Statistic;
  query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
  input: AskedList['input'];
  kind: 'bars' | 'columns' | 'lines';
  /** What is drawn of an answer. */
  draw: (answer: Answer) => ChartData;
  note?: ((answer: Answer) => ReactNode) | undefined;
  empty: string;
};

/** One statistic as a picture, a table and a file, all of the same answer. */
export function CountedPicture<Answer>({ statistic, query, input, kind, draw, note, empty }: Props<Answer>) {
  const name = statisticLabels[statistic];
  const data = query.data && draw(query.data);
  return (
    <Panel title={name}>
      {query.error ? (
        <div role="alert">
          <p>{issuesOf(query.error)[0]?.message ?? errorMessage(query.error)}</p>
          <Button variant="default" size="xs" onClick={() => void query.refetch()}>
            Tentar de novo
          </Button>
        </div>
      ) : !query.data || !data ? (
        <LoadingBlock height={240} />
      ) : isNothing(data) ? (
        <Text c="dimmed">{empty}</Text>
      ) : (
        <Picture
          name={name}
          kind={kind}
          data={data}
          note={note?.(query.data)}
          actions={<ExportMenu list={{ path: ['statistics', statistic], input }} withWord />}
        />
      )}
    </Panel>
  );
}

function isNothing({ entries, series }: ChartData): boolean {
  return entries.every(({ cells }) => series.every(({ key }) => !cells[key]));
}
