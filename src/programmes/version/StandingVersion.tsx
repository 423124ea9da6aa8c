import { Button, Group } from '@mantine/core';
import { IconArrowsDiff, IconCopy, IconFileCertificate } from '@tabler/icons-react';
import { Link } from 'react-router';
import { pcmsoFacts } from '../../documents/company/pcmso/pcmso.form-facts.ts';
import { dayOf } from '../../platform/clock/moments.ts';
import { ModalOutlet } from '../../ui/modal/ModalOutlet.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import { PcmsoPapers } from '../document/PcmsoPapers.tsx';
import type { Programme } from '../programmes.contract.ts';
import { versionName } from '../reading/reading-words.rules.ts';
import { VersionContent } from '../reading/VersionContent.tsx';
import type { ProgrammePlace } from '../useProgrammePlace.ts';

export type VersionProps = {
  programme: Programme;
  place: ProgrammePlace;
  back: { label: string; to: string };
  reload: () => Promise<void>;
};

/** A version that is in force, with the way to what it changed. */
export function StandingVersion({ programme, place, back, reload }: VersionProps) {
  const { id, companyId, inForceAt, inForceBy, exempt } = programme.programme;
  const lacking = programme.documentPendencies.length;
  const openModal = useOpenModal();
  return (
    <Page
      title={versionName(programme.programme)}
      description={
        inForceAt ? `Posta em vigor em ${dayOf(inForceAt)}${inForceBy ? ` por ${inForceBy}` : ''}.` : undefined
      }
      back={back}
      actions={
        <Group gap="xs">
          {place.mayWrite && <PcmsoPapers programmeId={id} />}
          <Button
            component={Link}
            to={`${place.base}/versions/${id}/compare`}
            variant="default"
            leftSection={<IconArrowsDiff size={18} aria-hidden="true" />}
          >
            O que mudou nesta versão
          </Button>
          {place.mayWrite && !exempt && lacking === 0 && (
            <Button
              component={Link}
              to={`${pcmsoFacts.madeAt(companyId)}?programmeId=${id}`}
              leftSection={<IconFileCertificate size={18} aria-hidden="true" />}
            >
              Emitir PCMSO
            </Button>
          )}
        </Group>
      }
    >
      <VersionContent
        programme={programme}
        title="Dados da versão"
        place={place}
        actionsOf={
          place.mayWrite
            ? (group) => (
                <RowAction
                  label={`Copiar ${group.name} para outra empresa`}
                  icon={IconCopy}
                  onClick={() => openModal(`copy/${group.id}`)}
                />
              )
            : undefined
        }
      />
      {place.mayWrite && <ModalOutlet context={{ reload }} />}
    </Page>
  );
}
