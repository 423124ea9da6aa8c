import { Fragment } from 'react';
import classes from './EmailText.module.css';

/** An address, which is broken behind its @ or a dot where it has no room, and not before its last letter. */
export function EmailText({ address }: { address: string }) {
  const parts = address.split(/(?<=[@.])/);
  return (
    <span className={classes.address}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
