import type { ComponentProps } from 'react';
import classes from './PlainButton.module.css';

type Props = ComponentProps<'button'> & { primary?: boolean };

/** A button of the shell, where what every first load carries must be light: the browser's own. */
export function PlainButton({ primary, ...props }: Props) {
  return <button type="button" className={classes.button} data-primary={primary || undefined} {...props} />;
}
