import { Stack, Text } from '@mantine/core';
import { resultSources } from '../../exams/received/exam-results.labels.ts';
import { dayOf } from '../../platform/clock/moments.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { ReceivedAudiogram as Received } from '../audiograms.contract.ts';
import { audiogramDrawing } from '../drawing/audiogram-drawing.rules.ts';
import { ShownDrawing } from './ShownDrawing.tsx';

/** Thresholds that an audiometer sent: to be looked at, and no audiogram of the house (decision 155). */
export function ReceivedAudiogram({ doneOn, source, receivedAt, ears }: Received) {
  return (
    <Panel title={`Recebido de fora: ${formatDate(doneOn)}`}>
      <Stack gap="sm">
        <Text size="sm">
          {`Chegou em ${dayOf(receivedAt)}, por ${resultSources[source]}. Ninguém daqui o emitiu: não se compara pelo Anexo II e não é referência. Para isso, quem fez ou confere o exame emite a audiometria em ‘Documentos’.`}
        </Text>
        <ShownDrawing {...audiogramDrawing(ears)} />
      </Stack>
    </Panel>
  );
}
