import { Chip, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { countLabel, type DueList, dueListNames, dueLists } from '../due-dates.labels.ts';
import { dueDatesApi } from '../useDueDates.ts';

type Props = { companyId: string; value: DueList; onChange: (list: string) => void };

/** The six lists with how many people are in each. */
export function DueLists({ companyId, value, onChange }: Props) {
  const { data } = useQuery(dueDatesApi.counts.queryOptions({ input: companyId ? { companyId } : {} }));
  return (
    <Chip.Group value={value} onChange={(list) => onChange(list)}>
      <Group gap="xs" role="radiogroup" aria-label="Listas">
        {dueListNames.map((name) => (
          <Chip key={name} value={name} variant="outline">
            {dueLists[name]}
            {data && ` (${countLabel(data.counts[name])})`}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
