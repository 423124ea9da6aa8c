import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowsDiff, IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { dayOf } from '../../platform/clock/moments.ts';
import { ModalOutlet } from '../../ui/modal/ModalOutlet.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import { PcmsoPapers } from '../document/PcmsoPapers.tsx';
import type { Pendency } from '../programmes.contract.ts';
import { GroupCard } from '../reading/GroupCard.tsx';
import { PendencyList } from '../reading/PendencyList.tsx';
import { functionsOf, placeOfPeople } from '../reading/VersionContent.tsx';
import { HeadForm } from './HeadForm.tsx';
import type { VersionProps } from './StandingVersion.tsx';

/** What a version in preparation gives the modals over it. */
export type DraftContext = Pick<Props, 'reload' | 'onEnding'>;

type Props = VersionProps & {
  /** It is being thrown away: nothing is asked of it any more, or the answer would be that it is not there. */
  isEnding: boolean;
  onEnding: (isEnding: boolean) => void;
};

/** A version in preparation: its head, what it still lacks and its groups. Nothing of it holds before it is put in force. */
export function DraftVersion({
  programme: { programme: head, groups, pendencies, documentPendencies, ofNobody },
  place,
  back,
  reload,
  isEnding,
  onEnding,
}: Props) {
  const openModal = useOpenModal();
  const own = `${place.base}/versions/${head.id}`;
  return (
    <Page
      title="Versão em preparação"
      description={`Iniciada por ${head.preparedBy} em ${dayOf(head.preparedAt)}. Nada muda para ninguém até ela ser posta em vigor.`}
      back={back}
      actions={
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => openModal('discard')}
          >
            Descartar versão
          </Button>
          <PcmsoPapers programmeId={head.id} />
          <Button component={Link} to={`${own}/compare`} leftSection={<IconArrowsDiff size={18} aria-hidden="true" />}>
            Comparar e pôr em vigor
          </Button>
        </Group>
      }
    >
      <Stack gap="lg">
        <HeadForm head={head} isEnding={isEnding} />
        <PendencyList
          title="Pendências"
          pendencies={pendencies}
          groups={groups}
          placeOf={(pendency) => placeInDraft(pendency, place.base, own)}
        />
        <PendencyList
          title="Falta para o PCMSO"
          pendencies={documentPendencies}
          groups={groups}
          placeOf={(pendency) => placeInDraft(pendency, place.base, own)}
        />
        <section aria-labelledby="groups">
          <Group justify="space-between" mb="sm">
            <Title order={2} size="h4" id="groups">
              Grupos de exposição
            </Title>
            <Button
              component={Link}
              to={`${own}/groups/create`}
              variant="light"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
            >
              Acrescentar grupo
            </Button>
          </Group>
          {groups.length === 0 && (
            <Text c="dimmed">
              Comece pelo primeiro grupo: as pessoas que fazem o mesmo trabalho, sob os mesmos riscos, ficam juntas.
            </Text>
          )}
          <Stack gap="md">
            {groups.map((group) => (
              <GroupCard
                key={group.id}
                group={group}
                ofNobody={functionsOf(group, ofNobody)}
                actions={
                  <>
                    <RowAction label={`Editar ${group.name}`} icon={IconPencil} to={`${own}/groups/${group.id}`} />
                    <RowAction
                      label={`Copiar ${group.name} para outra empresa`}
                      icon={IconCopy}
                      onClick={() => openModal(`copy/${group.id}`)}
                    />
                    <RowAction
                      label={`Retirar ${group.name}`}
                      icon={IconTrash}
                      color="red"
                      onClick={() => openModal(`remove/${group.id}`)}
                    />
                  </>
                }
              />
            ))}
          </Stack>
        </section>
      </Stack>
      <ModalOutlet context={{ reload, onEnding } satisfies DraftContext} />
    </Page>
  );
}

/** Where a pendency of a version in preparation is mended: the field of the group's screen or of the head. */
export function placeInDraft(pendency: Pendency, base: string, own: string): string | null {
  const { groupId, field } = pendency;
  return groupId ? `${own}/groups/${groupId}#${field}` : (placeOfPeople(pendency, base) ?? `${own}#${field}`);
}
