import { Box, Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { momentOf } from '../../../platform/clock/moments.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import { Status } from '../../../ui/status/Status.tsx';
import type { Delivery } from '../deliveries.contract.ts';
import { endLabels, wayLabels } from '../deliveries.labels.ts';
import { isHolding } from '../deliveries.rules.ts';
import { triesOfLink } from '../delivery-link.rules.ts';

type Props = {
  delivery: Delivery;
  onEnd: (() => void) | undefined;
  /** Opens what strikes a delivery in hand. */
  onWithdraw: (() => void) | undefined;
};

/** One delivery, or a link that may become one. */
export function DeliveryItem({ delivery, onEnd, onWithdraw }: Props) {
  const { way, recordedBy, email, createdAt, withdrawnAt, withdrawnBy, withdrawalReason } = delivery;
  return (
    <Box component="li" style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600}>{way === 'link' ? <LinkState delivery={delivery} /> : <HandedOver delivery={delivery} />}</Text>
      {withdrawnAt && (
        <Line>
          {`Retirada por ${withdrawnBy} em ${momentOf(withdrawnAt)}`}
          {withdrawalReason && `: ${withdrawalReason}`}
        </Line>
      )}
      {way === 'link' ? <LinkFacts delivery={delivery} /> : <Line>{delivery.note}</Line>}
      <Line>
        {wayLabels[way]}
        {email && ` a ${email}`}
        {`, registrado por ${recordedBy} em ${momentOf(createdAt)}`}
      </Line>
      {onEnd && isHolding(delivery) && (
        <Button variant="subtle" size="compact-sm" color="red" onClick={onEnd} ml={-8}>
          Encerrar link
        </Button>
      )}
      {onWithdraw && way === 'in-hand' && !withdrawnAt && (
        <Button
          variant="subtle"
          size="compact-sm"
          color="red"
          onClick={onWithdraw}
          ml={-8}
          aria-label={`Retirar: ${handedOver(delivery)}`}
        >
          Retirar
        </Button>
      )}
    </Box>
  );
}

/** What was handed over; struck where it was written down by mistake. */
function HandedOver({ delivery }: { delivery: Delivery }) {
  const said = handedOver(delivery);
  if (!delivery.withdrawnAt) return <Status tone="green">{said}</Status>;
  return (
    <>
      <s>{said}</s> <Status tone="grey">Retirada</Status>
    </>
  );
}

function handedOver({ deliveredOn, receivedBy }: Delivery): string {
  return `Entregue em ${formatDate(deliveredOn ?? '')} a ${receivedBy}`;
}

function LinkState({ delivery }: { delivery: Delivery }) {
  const { openedAt, endReason, expiresAt } = delivery;
  if (openedAt) return <Status tone="green">{`Aberto em ${momentOf(openedAt)}`}</Status>;
  if (endReason) return <Status tone="grey">{endLabels[endReason]}</Status>;
  if (isHolding(delivery)) return <Status tone="blue">Link ainda não aberto</Status>;
  return <Status tone="red">{`Link vencido em ${momentOf(expiresAt ?? '')}, sem ser aberto`}</Status>;
}

function LinkFacts({ delivery }: { delivery: Delivery }) {
  const { openedAt, openings, openedAddress, openedDevice, openedSha256, endReason, triesLeft, expiresAt } = delivery;
  return (
    <>
      {openedAt && endReason && <Line>{endLabels[endReason]}</Line>}
      {openedDevice && <Line>{`${openedDevice}, rede ${openedAddress || 'desconhecida'}`}</Line>}
      {openings > 1 && <Line>{`Aberto ${openings} vezes ao todo`}</Line>}
      {openedSha256 && (
        <Line>
          SHA-256 do arquivo aberto: <code>{openedSha256}</code>
        </Line>
      )}
      {isHolding(delivery) && (
        <Line>
          {`Vale até ${momentOf(expiresAt ?? '')}`}
          {triesLeft !== null &&
            triesLeft < triesOfLink &&
            `; ${triesLeft === 1 ? 'resta 1 tentativa' : `restam ${triesLeft} tentativas`}`}
        </Line>
      )}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
