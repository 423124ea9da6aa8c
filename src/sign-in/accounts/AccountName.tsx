import { Badge } from '@mantine/core';

/** A name in a list of users, with a word about who may not sign in. */
export function AccountName({ name, user }: { name: string; user: { deactivatedAt?: string | undefined } }) {
  if (!user.deactivatedAt) return name;
  return (
    <>
      {name}{' '}
      <Badge color="gray" variant="light" component="span">
        Sem acesso
      </Badge>
    </>
  );
}
