import { Checkbox, Input, Stack, Text } from '@mantine/core';
import { useController } from 'react-hook-form';
import type { FieldName } from '../../../ui/fields/field-names.ts';
import { useFieldError } from '../../../ui/fields/useField.ts';
import classes from './SkillFields.module.css';
import { specialSkillOptions as fitOptions, unfitSkillOptions as unfitOptions } from './shared.labels.ts';

type Field = { name: FieldName; label: string };

/**
 * What is said of each special activity: fit, unfit, or nothing, because the function does not have it (product 7.6). Saying
 * the one takes the other back.
 */
export function SkillFields({ fit, unfit }: { fit: Field; unfit: Field }) {
  const { field: fitField } = useController({ name: fit.name });
  const { field: unfitField } = useController({ name: unfit.name });
  const fitError = useFieldError(fit.name);
  const unfitError = useFieldError(unfit.name);
  const [isFit, isUnfit] = [chosenIn(fitField.value), chosenIn(unfitField.value)];

  function say(at: number, what: 'fit' | 'unfit' | 'nothing') {
    const others = (options: readonly string[], chosen: ReadonlySet<string>, ticked: boolean) =>
      options.filter((option, index) => (index === at ? ticked : chosen.has(option)));
    fitField.onChange(others(fitOptions, isFit, what === 'fit'));
    unfitField.onChange(others(unfitOptions, isUnfit, what === 'unfit'));
  }

  return (
    <Input.Wrapper
      role="group"
      aria-label={fit.label}
      label={
        <>
          {fit.label}{' '}
          <Text span size="xs" c="dimmed">
            sem marca: não se aplica
          </Text>
        </>
      }
      labelElement="div"
      error={fitError ?? unfitError}
    >
      <Stack gap={0} mt={4} mb={fitError || unfitError ? 6 : 0}>
        {fitOptions.map((option, at) => {
          const opposite = unfitOptions[at] ?? '';
          const saysFit = isFit.has(option);
          const saysUnfit = isUnfit.has(opposite);
          return (
            <div key={option} className={classes.activity}>
              <Checkbox
                ref={at === 0 ? fitField.ref : undefined}
                name={fit.name}
                label={option}
                checked={saysFit}
                onChange={(event) => say(at, event.currentTarget.checked ? 'fit' : 'nothing')}
                aria-invalid={fitError ? true : undefined}
              />
              <Checkbox
                ref={at === 0 ? unfitField.ref : undefined}
                name={unfit.name}
                label="Inapto(a)"
                aria-label={`Inapto(a): ${option.replace('Apto(a) para ', '')}`}
                checked={saysUnfit}
                onChange={(event) => say(at, event.currentTarget.checked ? 'unfit' : 'nothing')}
                aria-invalid={unfitError ? true : undefined}
              />
            </div>
          );
        })}
      </Stack>
    </Input.Wrapper>
  );
}

function chosenIn(value: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(value) ? value : []);
}
