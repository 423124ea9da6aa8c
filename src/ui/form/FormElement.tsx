import type { ComponentProps } from 'react';
import { useSingleFlight } from '../useSingleFlight.ts';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** What submitting does; see `useSingleFlight` for its answer. */
  onSubmit: () => Promise<unknown>;
};

/** Every form of the product: checked by its schema instead of the browser, and never submitted twice at a time. */
export function FormElement({ onSubmit, ...props }: Props) {
  const submit = useSingleFlight(onSubmit);
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    />
  );
}
