import { Button, SimpleGrid } from '@mantine/core';
import {
  IconArrowRight,
  IconBan,
  IconCopy,
  IconExternalLink,
  IconPencil,
  IconPrinter,
  IconSend,
  IconSignature,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { NextInQueue } from '../../../referrals/queue/next/NextInQueue.tsx';
import { useProfile } from '../../../sign-in/useProfile.ts';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import { type CompanyKind, companyDocuments } from '../../company/registry.ts';
import { type DocumentKind, isOfPerson } from '../../document-kinds.rules.ts';
import { openDocument } from '../../files/open-document.ts';
import { startAddress } from '../../forms/base/useStart.ts';
import { type PersonKind, personDocuments } from '../../person/registry.ts';
import type { IssuedDocument } from '../issued.contract.ts';
import { useIssuedAt } from './useIssuedAt.ts';
import { usePrinting } from './usePrinting.ts';

type Props = {
  document: IssuedDocument;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Whether the file is read within the page; else its place is where it is opened. */
  hasRoom: boolean;
  /** Whether the reader may correct, cancel and issue. */
  isProfessional: boolean;
};

const icon = { size: 18, 'aria-hidden': true } as const;

export function IssuedActions({ document, frame, hasRoom, isProfessional }: Props) {
  const { id, employeeId, isReady, state, signature, byHand, issuerId } = document;
  const isOwn = useProfile()?.switchedUser.professional?.id === issuerId;
  const openModal = useOpenModal();
  const print = usePrinting(id, frame);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 1 }} spacing="xs" verticalSpacing="xs">
      <Button leftSection={<IconPrinter {...icon} />} disabled={!isReady} onClick={print}>
        Imprimir
      </Button>
      {isOwn && state === 'issued' && !signature && !byHand && (
        <Button
          variant="light"
          leftSection={<IconSignature {...icon} />}
          disabled={!isReady}
          onClick={() => openModal('sign')}
        >
          Assinar
        </Button>
      )}
      {isProfessional && employeeId !== null && <PersonActions document={document} />}
      {hasRoom && (
        <Button
          variant="default"
          leftSection={<IconExternalLink {...icon} />}
          disabled={!isReady}
          onClick={() => openDocument(id)}
        >
          Abrir em outra aba
        </Button>
      )}
      {isProfessional && <ChangeActions document={document} />}
    </SimpleGrid>
  );
}

/** What is done with a document about somebody, and with whom comes after them. */
function PersonActions({ document: { isReady, state } }: { document: IssuedDocument }) {
  const openModal = useOpenModal();
  const queueAt = useIssuedAt();
  return (
    <>
      {state === 'issued' && (
        <Button
          variant="light"
          leftSection={<IconSend {...icon} />}
          disabled={!isReady}
          onClick={() => openModal('deliver')}
        >
          Registrar entrega
        </Button>
      )}
      {queueAt && <NextInQueue placeId={queueAt} />}
      {!queueAt && (
        <Button component={Link} to="/documents/choose" leftSection={<IconArrowRight {...icon} />} variant="light">
          Próximo colaborador
        </Button>
      )}
    </>
  );
}

/** The ways to another document from this one, and to its end. */
function ChangeActions({ document: { id, companyId, employeeId, kind, state } }: { document: IssuedDocument }) {
  const openModal = useOpenModal();
  const isGathered = isOfPerson(kind as DocumentKind);
  const madeAgainAt = personDocuments[kind as PersonKind]?.madeAt;
  const start = (corrects: boolean) =>
    employeeId && !isGathered ? startAddress(employeeId, { documentId: id, corrects }) : null;
  const base = start(false);
  const correction = employeeId
    ? (start(true) ?? madeAgainAt?.(employeeId, id))
    : companyDocuments[kind as CompanyKind].madeAt(companyId, id);
  const pencil = <IconPencil {...icon} />;
  return (
    <>
      {base && (
        <Button component={Link} to={base} variant="default" leftSection={<IconCopy {...icon} />}>
          Usar como base
        </Button>
      )}
      {state === 'issued' && (
        <>
          {correction ? (
            <Button component={Link} to={correction} variant="default" leftSection={pencil}>
              Corrigir
            </Button>
          ) : (
            <Button variant="default" leftSection={pencil} onClick={() => openModal('correct')}>
              Corrigir
            </Button>
          )}
          <Button variant="subtle" color="red" leftSection={<IconBan {...icon} />} onClick={() => openModal('cancel')}>
            Cancelar documento
          </Button>
        </>
      )}
    </>
  );
}
