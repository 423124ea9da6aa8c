import { SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormElement } from './FormElement.tsx';
import { FormError } from './FormError.tsx';
import { useFocusRefused } from './refused/useFocusRefused.ts';

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** What is done with valid input, and what the fields held at the click; see `useSingleFlight` for its answer. */
  onSubmit: (input: Output, sent: Input) => Promise<unknown>;
  /** Lets a button outside of the form submit it. */
  id?: string;
  /** The first field is where the user begins. */
  focusFirst?: boolean;
  /** The field where they begin instead, by its name: whoever came for it. */
  focusOn?: string;
  children: ReactNode;
  /** What is said above the fields. */
  notice?: ReactNode;
  /** Buttons under the fields. */
  footer?: ReactNode;
};

/** What stands above a field and only widens its choice is not where anybody begins. */
const firstField = ':is(input, select, textarea):enabled:not([data-widens-choice])';

/** A form over a contract's schema. Its fields stand in two columns where there is room. */
export function Form<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, onSubmit, id, focusFirst = false, focusOn = '', children, notice, footer } = props;
  const element = useRef<HTMLFormElement>(null);
  const focusRefused = useFocusRefused(element);
  async function submit(): Promise<unknown> {
    const sent = structuredClone(form.getValues());
    let outcome: unknown;
    await form.handleSubmit(async (input) => {
      outcome = await onSubmit(input, sent);
    })();
    if (outcome !== 'done') focusRefused();
    return outcome;
  }

  useEffect(() => {
    const wanted = focusOn === '' ? null : element.current?.elements.namedItem(focusOn);
    if (wanted instanceof HTMLElement) wanted.focus();
    else if (focusFirst) element.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [focusFirst, focusOn]);

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
