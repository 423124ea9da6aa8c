import { Checkbox, Text } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { airFrequencies, boneFrequencies, type Side } from '../../../audiograms/annex-2/ear.rules.ts';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import classes from './EarFields.module.css';
import { ThresholdField } from './ThresholdField.tsx';
import { audiometryLabels, thresholdLabels } from './tonal-audiometry.labels.ts';

const threshold = fieldsOf(thresholdLabels);

const ways = [
  { of: 'air', frequencies: airFrequencies, name: 'Via aérea' },
  { of: 'bone', frequencies: boneFrequencies, name: 'Via óssea' },
] as const;

const marks = ['masked', 'absent'] as const;

/** The thresholds of an ear: all numbers come first for Tab, and what is marked of them after. */
export function EarFields({ side }: { side: Side }) {
  return (
    <div>
      <div className={classes.row} aria-hidden="true">
        <span />
        {airFrequencies.map((hz) => (
          <Text key={hz} size="sm" ta="center">
            {hz}
          </Text>
        ))}
      </div>
      {ways.map(({ of, frequencies, name }) => (
        <div key={of} className={classes.row}>
          <Text size="sm">{name}</Text>
          {frequencies.map((hz, at) => (
            <ThresholdField
              key={hz}
              name={threshold('db', `${side}_${of}.${at}`).name}
              label={labelOf(side, of, hz)}
              required={of === 'air'}
            />
          ))}
        </div>
      ))}
      <details>
        <summary>Mascaramento e ausência de resposta</summary>
        {ways.map(({ of, frequencies, name }) =>
          marks.map((mark) => (
            <div key={`${of} ${mark}`} className={classes.row}>
              <Text size="sm">{`${name}: ${thresholdLabels[mark].toLowerCase()}`}</Text>
              {frequencies.map((hz, at) => (
                <Controller
                  key={hz}
                  name={threshold(mark, `${side}_${of}.${at}`).name}
                  render={({ field: { value, ...field } }) => (
                    <Checkbox
                      {...field}
                      checked={value === true}
                      className={classes.mark}
                      aria-label={`${labelOf(side, of, hz)}: ${thresholdLabels[mark].toLowerCase()}`}
                    />
                  )}
                />
              ))}
            </div>
          )),
        )}
      </details>
    </div>
  );
}

function labelOf(side: Side, way: 'air' | 'bone', hz: number): string {
  return `${audiometryLabels[`${side}_${way}`]}, ${hz} Hz`;
}
