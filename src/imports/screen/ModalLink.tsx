import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

type Props = Pick<ButtonProps, 'variant' | 'disabled'> & { to: string; children: ReactNode };

/** Opens a modal of the screen; the lines under it stay on the page where they are. */
export function ModalLink({ to, ...button }: Props) {
  const { search } = useLocation();
  return (
    <Button component={Link} to={{ pathname: to, search }} state={{ fromList: true }} preventScrollReset {...button} />
  );
}
