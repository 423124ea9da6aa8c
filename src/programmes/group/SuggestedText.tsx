import { Button, Group, Text } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';

type Props = Pick<FieldProps, 'name' | 'label'> & {
  description: string;
  /** What was said of the same elsewhere, or in the norm. */
  suggestions: readonly string[];
};

/** So many are offered at once. */
const most = 3;

/** A text of which others of the same are offered while it is empty: taken by a click, and then anybody's to change. */
export function SuggestedText({ suggestions, ...props }: Props) {
  const { setValue, setFocus } = useFormContext();
  const text: unknown = useWatch({ name: props.name });
  const offered = text ? [] : [...new Set(suggestions)].filter(Boolean).slice(0, most);
  return (
    <div>
      <LongTextField {...props} minRows={2} />
      {offered.map((one) => (
        <Group key={one} gap="xs" wrap="nowrap" align="flex-start" mt={4}>
          <Button
            variant="subtle"
            size="compact-sm"
            style={{ flexShrink: 0 }}
            aria-label={`Usar: ${one}`}
            onClick={() => {
              setValue(props.name, one, { shouldDirty: true, shouldValidate: true });
              setFocus(props.name);
            }}
          >
            Usar
          </Button>
          <Text size="sm" c="dimmed">
            {one}
          </Text>
        </Group>
      ))}
    </div>
  );
}
