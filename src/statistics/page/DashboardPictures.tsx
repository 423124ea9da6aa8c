import { Anchor, SimpleGrid, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { monthsAfter, today } from '../../platform/contract/dates.ts';
import { OverduePicture } from './OverduePicture.tsx';
import { QueuePictures } from './QueuePictures.tsx';

type Props = { type: 'company' | 'professional' | 'reception' };

/** The pictures upon which each kind of user acts, never more than three: each bar leads to the list behind it (product 25.3). */
export function DashboardPictures({ type }: Props) {
  const period = { from: monthsAfter(today(), -5).slice(0, 7), to: today().slice(0, 7) };
  const isCompany = type === 'company';
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, lg: type === 'reception' ? 2 : 3 }}>
        {type !== 'reception' && <OverduePicture of={{}} isCompany={isCompany} most={5} />}
        <QueuePictures filters={{ ofPeople: period, of: {}, place: {}, isCompany }} />
      </SimpleGrid>
      <Anchor component={Link} to="/statistics" underline="always">
        Ver todas as estatísticas
      </Anchor>
    </Stack>
  );
}
