import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useAddressState } from './useAddressState.ts';

type FieldLink = {
  /** The name of the field. */
  field: string;
  /** What the link says. */
  text: string;
  /** What else is known of it. */
  note?: string | undefined;
};

/** Ways to fields of a record, each in the modal that edits it over this list. @param modal its address under the list's */
export function FieldLinks({ modal, links }: { modal: string; links: readonly FieldLink[] }) {
  const { params } = useAddressState();
  return (
    <div>
      {links.map(({ field, text, note }) => (
        <div key={field}>
          <Anchor
            component={Link}
            to={{ pathname: modal, search: `${params}`, hash: field }}
            state={{ fromList: true }}
            preventScrollReset
            inherit
          >
            {text}
          </Anchor>
          {note && <> – {note}</>}
        </div>
      ))}
    </div>
  );
}
