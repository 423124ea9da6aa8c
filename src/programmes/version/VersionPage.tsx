import { Alert } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { Page } from '../../ui/Page.tsx';
import { useCompanyName } from '../page/useCompanyName.ts';
import { useProgrammePlace } from '../useProgrammePlace.ts';
import { programmesApi } from '../useProgrammes.ts';
import { DraftVersion } from './DraftVersion.tsx';
import { StandingVersion } from './StandingVersion.tsx';

export function meta() {
  return [{ title: 'Versão do programa · Zelo' }];
}

/** One version of a programme: in preparation it is written here, in force it is read. */
export default function VersionPage() {
  const { programmeId = '' } = useParams();
  const place = useProgrammePlace();
  const company = useCompanyName(place.companyId);
  const [isEnding, setIsEnding] = useState(false);
  const read = programmesApi.read.queryOptions({ input: { programmeId }, enabled: !isEnding });
  const { data, error } = useQuery(read);
  const queries = useQueryClient();
  const back = { label: `Programa de saúde${company && ` de ${company}`}`, to: place.base };
  if (!data || error) {
    return (
      <Page title="Versão do programa" back={back}>
        {error ? (
          <Alert color="red" role="alert">
            {errorMessage(error)}
          </Alert>
        ) : (
          <LoadingBlock height={400} />
        )}
      </Page>
    );
  }
  const props = { programme: data, place, back, reload: () => queries.refetchQueries({ queryKey: read.queryKey }) };
  return data.programme.state === 'draft' && place.mayWrite ? (
    <DraftVersion key={programmeId} {...props} isEnding={isEnding} onEnding={setIsEnding} />
  ) : (
    <StandingVersion {...props} />
  );
}
