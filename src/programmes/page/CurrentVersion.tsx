import { Alert } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { RowAction } from '../../ui/RowAction.tsx';
import { VersionContent } from '../reading/VersionContent.tsx';
import type { ProgrammePlace } from '../useProgrammePlace.ts';
import { programmesApi } from '../useProgrammes.ts';

type Props = { programmeId: string; title: string; place: ProgrammePlace };

/** The version that holds today, to be read. */
export function CurrentVersion({ programmeId, title, place }: Props) {
  const { data, error } = useQuery(programmesApi.read.queryOptions({ input: { programmeId } }));
  const openModal = useOpenModal();
  if (error) return <Alert color="red">{errorMessage(error)}</Alert>;
  if (!data) return <LoadingBlock height={320} />;
  return (
    <VersionContent
      programme={data}
      title={title}
      place={place}
      actionsOf={
        place.mayWrite
          ? ({ id, name }) => (
              <RowAction
                label={`Copiar ${name} para outra empresa`}
                icon={IconCopy}
                onClick={() => openModal(`copy/${programmeId}/${id}`)}
              />
            )
          : undefined
      }
    />
  );
}
