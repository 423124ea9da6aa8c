import { Stack, Text, Title } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/Panel.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { Group, Pendency, Programme } from '../programmes.contract.ts';
import type { ProgrammePlace } from '../useProgrammePlace.ts';
import { GroupCard } from './GroupCard.tsx';
import { HeadFacts } from './HeadFacts.tsx';
import { PendencyList } from './PendencyList.tsx';

type Props = {
  programme: Programme;
  title: string;
  place: ProgrammePlace;
  /** What else can be done with a group. */
  actionsOf: ((group: Group) => ReactNode) | undefined;
};

/** A version that is in force: nothing of it changes any more. */
export function VersionContent({ programme: whole, title, place, actionsOf }: Props) {
  const { programme, groups, pendencies, documentPendencies, ofNobody } = whole;
  return (
    <Stack gap="lg">
      <Panel title={title}>
        <HeadFacts head={programme} hasLapsed={pendencies.some(({ field }) => field === 'exempt')} />
      </Panel>
      <PendencyList
        title="A resolver na próxima versão"
        pendencies={pendencies}
        groups={groups}
        placeOf={(pendency) => placeOfPeople(pendency, place.base)}
      />
      {place.mayWrite && (
        <PendencyList
          title="O PCMSO desta versão é um rascunho: falta, na próxima"
          pendencies={documentPendencies}
          groups={groups}
          placeOf={() => null}
        />
      )}
      <section aria-labelledby="groups">
        <Title order={2} size="h4" mb="sm" id="groups">
          Grupos de exposição
        </Title>
        {groups.length === 0 && <Text c="dimmed">Esta versão não tem grupos.</Text>}
        <Stack gap="md">
          {groups.map((group) => (
            <GroupCard
              key={group.id}
              group={group}
              ofNobody={functionsOf(group, ofNobody)}
              actions={
                <>
                  <RowAction
                    label={`Ver quem é de ${group.name}`}
                    icon={IconUsers}
                    to={`${place.base}/members?group=${group.id}`}
                  />
                  {actionsOf?.(group)}
                </>
              }
            />
          ))}
        </Stack>
      </section>
    </Stack>
  );
}

/** The functions of a group that nobody has. */
export function functionsOf({ id }: Group, ofNobody: Programme['ofNobody']): string[] {
  return ofNobody.flatMap(({ groupId, function: name }) => (groupId === id ? [name] : []));
}

/** Who is in no group can be put into one at any time; all else of a version in force is mended in the next one. */
export function placeOfPeople({ groupId, field }: Pendency, base: string): string | null {
  return groupId === null && field === 'functions' ? `${base}/members?group=none` : null;
}
