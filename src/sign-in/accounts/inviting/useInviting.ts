import { useOutletContext } from 'react-router';
import { type Picking, usePicking } from '../../../ui/list/picking/usePicking.ts';
import { useMailOn } from '../../links/useWays.ts';
import { mostInvited } from './inviting.labels.ts';

/** A row of a list of users. */
type UserRow = { id: string; userId: string };

/** What a list of users gives the window that invites those who were chosen in it. */
type InviteContext = {
  invitees: readonly { userId: string; name: string }[];
  /** They have been invited, and are chosen no more. */
  onInvited: () => void;
  /** Where the focus goes then: what opened the window is gone. */
  focusList: () => void;
};

/** Whom somebody chooses in a list of users to be invited; where no mail is sent, nobody. */
export function useInviting<Row extends UserRow>(
  { rows, isStale }: { rows: readonly Row[] | undefined; isStale: boolean },
  nameOf: (row: Row) => string,
) {
  const mayInvite = useMailOn() === true;
  const picking: Picking<Row> = usePicking({ rows, isStale, most: mostInvited });
  const forModals: InviteContext = {
    invitees: [...picking.picked.values()].map((row) => ({ userId: row.userId, name: nameOf(row) })),
    onInvited: picking.clear,
    focusList: () => picking.head.current?.focus(),
  };
  return { picking, mayInvite, forModals };
}

/** Whom somebody has chosen in the list under the window. */
export function useInvitees(): InviteContext {
  return useOutletContext<InviteContext>();
}
