import { Alert, Anchor } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';
import { draftsUnder } from '../../../platform/browser/device/draft-store.ts';
import { momentOf } from '../../../platform/clock/moments.ts';
import type { FormKind } from '../registry.ts';
import { correctionsPlace, startAddress } from './useStart.ts';

type Props = { userId: string; employeeId: string; kind: FormKind };

/** Says which corrections of this employee's documents of a kind were begun here and not issued: each goes on at its own address. */
export function CorrectionDrafts({ userId, employeeId, kind }: Props) {
  const place = correctionsPlace(userId, employeeId, kind);
  const begun = new Map<string, string>();
  for (const { key, draft } of draftsUnder(place)) {
    const [documentId = ''] = key.slice(place.length + 1).split('.');
    if (!begun.has(documentId)) begun.set(documentId, draft.at);
  }
  if (begun.size === 0) return null;
  return (
    <Alert icon={<IconHistory aria-hidden="true" />} title="Há uma correção começada que ainda não foi emitida" mb="md">
      {[...begun].map(([documentId, at]) => (
        <div key={documentId}>
          <Anchor component={Link} to={startAddress(employeeId, { documentId, corrects: true })}>
            Continuar a correção de {momentOf(at)}
          </Anchor>
        </div>
      ))}
    </Alert>
  );
}
