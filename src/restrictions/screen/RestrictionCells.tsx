import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { momentOf } from '../../platform/clock/moments.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { Status } from '../../ui/status/Status.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { restrictionPeriod, unreadableWords } from '../restriction-words.rules.ts';
import type { Restriction } from '../restrictions.contract.ts';
import { restrictionStates, restrictionTones } from '../restrictions.labels.ts';
import { restrictionsApi } from '../useRestrictions.ts';

/** What may not be done. */
export function RestrictionWords({ words }: Pick<Restriction, 'words'>) {
  return <Text style={{ whiteSpace: 'pre-line' }}>{words ?? unreadableWords}</Text>;
}

/** From when to when, and when it is looked at again. */
export function RestrictionDays({ fromOn, untilOn, reviewOn, reviewDue }: Restriction) {
  return (
    <div>
      {restrictionPeriod({ fromOn, untilOn })}
      {reviewOn && (
        <Text size="sm" c={reviewDue ? undefined : 'dimmed'} fw={reviewDue ? 600 : undefined}>
          Reavaliar até {formatDate(reviewOn)}
        </Text>
      )}
    </div>
  );
}

/** How it stands, and since when the company knows. */
export function RestrictionStatus({ state, endedOn }: Pick<Restriction, 'state' | 'endedOn'>) {
  return (
    <div>
      <Status tone={restrictionTones[state]}>{restrictionStates[state]}</Status>
      {endedOn && (
        <Text size="sm" c="dimmed">
          em {formatDate(endedOn)}
        </Text>
      )}
    </div>
  );
}

type Taken = { restriction: Restriction; isCompany: boolean; onTaken: () => unknown };

/** Who at the company took note of it and when; the company does so by one button. */
export function Acknowledgement({ restriction, isCompany, onTaken }: Taken) {
  const { id, version, employeeName, acknowledgedAt, acknowledgedBy, withdrawnAt } = restriction;
  const [isBusy, setBusy] = useState(false);
  if (acknowledgedAt) {
    return (
      <div>
        {momentOf(acknowledgedAt)}
        <Text size="sm" c="dimmed">
          {acknowledgedBy}
        </Text>
      </div>
    );
  }
  if (withdrawnAt !== null) return '—';
  if (!isCompany) return <Status tone="amber">Ainda não</Status>;

  async function take() {
    setBusy(true);
    try {
      await restrictionsApi.acknowledge.call({ restrictionId: id, version });
      successToast('Ciência registrada.');
    } catch (error) {
      errorToast(errorMessage(error));
    } finally {
      setBusy(false);
      onTaken();
    }
  }
  return (
    <Button
      size="compact-md"
      loading={isBusy}
      onClick={take}
      aria-label={`Tomar ciência da restrição de ${employeeName}`}
    >
      Tomar ciência
    </Button>
  );
}
