import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { href, Link } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Panel } from '../../ui/Panel.tsx';
import { sides } from '../annex-2/ear.rules.ts';
import { conclusionHeading } from '../annex-2/sentence.rules.ts';
import type { Audiogram } from '../audiograms.contract.ts';
import { changeLabels, sideLabels } from '../audiograms.labels.ts';
import { audiogramDrawing } from '../drawing/audiogram-drawing.rules.ts';
import { ShownDrawing } from './ShownDrawing.tsx';

/** One audiogram: its drawing, what the criteria say of it with their numbers, and what a physician has said. */
export function AudiogramCard(audiogram: Audiogram) {
  const { id, doneOn, doneBy, documentId, documentName, measured } = audiogram;
  const openModal = useOpenModal();
  return (
    <Panel title={`Audiograma de ${formatDate(doneOn)}`}>
      <Stack gap="sm">
        <Text size="sm">
          <Anchor
            component={Link}
            inherit
            underline="always"
            to={href('/documents/issued/:documentId', { documentId })}
          >
            {documentName}
          </Anchor>
          {`, por ${doneBy}`}
        </Text>
        {measured ? (
          <>
            <ShownDrawing {...audiogramDrawing(measured.ears)} />
            {sides.map((side) => (
              <div key={side}>
                <Text fw={600}>{sideLabels[side]}</Text>
                <Text>{measured.standing[side].classSentence}</Text>
                <Text>{measured.standing[side].changeSentence}</Text>
              </div>
            ))}
          </>
        ) : (
          <Text>O que foi medido não pôde ser aberto: avise quem cuida do servidor.</Text>
        )}
        <Said {...audiogram} />
        {measured && (
          <Group>
            <Button variant="default" onClick={() => openModal(`judge/${id}`)}>
              {`Concluir sobre ${formatDate(doneOn)}`}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

function Said({ opinion, opinionBy, opinionAt, measured }: Audiogram) {
  if (!opinion) return <Text c="dimmed">Nenhum médico concluiu ainda.</Text>;
  return (
    <div>
      <Text fw={600}>{conclusionHeading(opinionBy, opinionAt)}</Text>
      {sides.map((side) => (
        <Text key={side}>
          {`${sideLabels[side]}: ${changeLabels[opinion[`${side}_change`]].toLowerCase()}${opinion[`${side}_confirmed`] ? ', PAINPSE confirmada' : ''}`}
          {measured?.standing[side].isOutlived &&
            '. Não vale mais: a referência, ou o que os critérios dizem, mudou desde então. Conclua de novo.'}
        </Text>
      ))}
      {opinion.reason !== '' && <Text>{`Motivo: ${opinion.reason}`}</Text>}
    </div>
  );
}
