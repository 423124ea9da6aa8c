import { Status } from '../../ui/status/Status.tsx';

/** A name in a list of users, with a word about who may not sign in. */
export function AccountName({ name, user }: { name: string; user: { deactivatedAt?: string | undefined } }) {
  if (!user.deactivatedAt) return name;
  return (
    <>
      {name} <Status tone="grey">Sem acesso</Status>
    </>
  );
}
