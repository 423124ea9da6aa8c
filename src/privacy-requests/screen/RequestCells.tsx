import { Text } from '@mantine/core';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { Status } from '../../ui/status/Status.tsx';
import type { PrivacyRequest } from '../privacy-requests.contract.ts';
import { kindItems, kindLabels, outcomeLabels } from '../privacy-requests.labels.ts';
import { clockOf } from '../privacy-requests.rules.ts';

/** What is asked for, with where the law has it. */
export function RequestKindCell({ kind }: PrivacyRequest) {
  return (
    <div>
      {kindLabels[kind]}
      <Text size="sm" c="dimmed">
        {kindItems[kind]}
      </Text>
    </div>
  );
}

const tones = { answered: 'green', inTime: 'blue', soon: 'amber', late: 'red' } as const;

/** By when a request is answered, or how it was. */
export function RequestClock(request: PrivacyRequest) {
  const clock = clockOf(request, today());
  const { answeredOn, dueOn, outcome } = request;
  const words = {
    answered: `${outcome ? outcomeLabels[outcome] : ''} em ${formatDate(answeredOn ?? '')}`,
    inTime: `Até ${formatDate(dueOn)}`,
    soon: `Até ${formatDate(dueOn)}: vence em breve`,
    late: `Venceu em ${formatDate(dueOn)}`,
  }[clock];
  return <Status tone={tones[clock]}>{words}</Status>;
}
