import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

/** A file that a row has, by its name, as the way to its own screen; a dash where it has none. */
export function FileLink({ file, to }: { file: { id: string; name: string } | null; to: (id: string) => string }) {
  if (!file) return '—';
  return (
    <Anchor component={Link} inherit to={to(file.id)}>
      {file.name}
    </Anchor>
  );
}
