import { SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormElement } from './FormElement.tsx';
import { FormError } from './FormError.tsx';

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** What is done with valid input; see `useSingleFlight` for its answer. */
  onSubmit: (input: Output) => Promise<unknown>;
  /** Lets a button outside of the form submit it. */
  id?: string;
  /** The first field is where the user begins. */
  focusFirst?: boolean;
  children: ReactNode;
  /** What is said above the fields. */
  notice?: ReactNode;
  /** Buttons under the fields. */
  footer?: ReactNode;
};

/** A form over a contract's schema. Its fields stand in two columns where there is room. */
export function Form<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, onSubmit, id, focusFirst = false, children, notice, footer } = props;
  const element = useRef<HTMLFormElement>(null);
  async function submit(): Promise<unknown> {
    let outcome: unknown;
    await form.handleSubmit(async (input) => {
      outcome = await onSubmit(input);
    })();
    return outcome;
  }

  useEffect(() => {
    if (focusFirst)
      element.current?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled')?.focus();
  }, [focusFirst]);

  return (
    <FormProvider {...form}>
      <FormElement ref={element} id={id} onSubmit={submit}>
        <Stack gap="lg">
          <FormError />
          {notice}
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
            {children}
          </SimpleGrid>
          {footer}
        </Stack>
      </FormElement>
    </FormProvider>
  );
}
