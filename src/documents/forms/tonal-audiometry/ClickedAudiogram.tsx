import { SegmentedControl, Stack, Text } from '@mantine/core';
import { type PointerEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { airFrequencies, boneFrequencies } from '../../../audiograms/annex-2/ear.rules.ts';
import { audiogramDrawing, clickedThreshold } from '../../../audiograms/drawing/audiogram-drawing.rules.ts';
import type { Way } from '../../../audiograms/drawing/symbols.rules.ts';
import { Drawing } from '../../paper/drawn/Drawing.tsx';
import classes from './EarFields.module.css';
import { drawnEarsOf } from './ears-of-answers.rules.ts';
import { thresholdRows } from './tonal-audiometry.labels.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

const ways = [
  { value: 'air', label: 'Via aérea' },
  { value: 'bone', label: 'Via óssea' },
];

/** The drawing as it comes about: a click on it sets the threshold there, of the way that is chosen; the same is keyed above. */
export function ClickedAudiogram() {
  const [way, setWay] = useState<Way>('air');
  const { setValue } = useFormContext();
  const [right_air, right_bone, left_air, left_bone] = useWatch({ name: [...thresholdRows] }) as [
    AudiometryAnswers['right_air'],
    AudiometryAnswers['right_air'],
    AudiometryAnswers['right_air'],
    AudiometryAnswers['right_air'],
  ];
  const drawing = audiogramDrawing(drawnEarsOf({ right_air, right_bone, left_air, left_bone }));
  const mark = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const picture = currentTarget.querySelector('svg')?.getBoundingClientRect();
    if (!picture) return;
    const scale = drawing.width / picture.width;
    const place = [(clientX - picture.left) * scale, (clientY - picture.top) * scale] as const;
    const found = clickedThreshold(place, way === 'air' ? airFrequencies : boneFrequencies);
    if (!found) return;
    const name = `${found.side}_${way}.${found.at}.db`;
    setValue(name, String(found.db), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label="O que um clique no desenho marca"
        data={ways}
        value={way}
        onChange={(value) => setWay(value === 'bone' ? 'bone' : 'air')}
      />
      <Text size="sm">Um clique marca o limiar mais próximo, de 5 em 5 dB.</Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, and a keyboard must reach what scrolls */}
      <section onPointerUp={mark} className={classes.clicked} aria-label="Desenho a clicar" tabIndex={0}>
        <Drawing {...drawing} />
      </section>
    </Stack>
  );
}
