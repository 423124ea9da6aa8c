import { Badge } from '@mantine/core';

/** A name in a list of users, with a word about whom an administrator has shut out. */
export function AccountName({ name, user }: { name: string; user: { deactivatedAt?: string | undefined } }) {
  if (!user.deactivatedAt) return name;
  return (
    <>
      {name}{' '}
      <Badge color="gray" variant="light" component="span">
        Acesso desativado
      </Badge>
    </>
  );
}
