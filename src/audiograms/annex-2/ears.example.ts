import { airFrequencies, boneFrequencies, type Ear, type Threshold } from './ear.rules.ts';

/** A threshold as it is noted: '30', masked '30m', without an answer at the highest level '100a'. */
function thresholdOf(noted: string): Threshold {
  return {
    db: Number.parseFloat(noted),
    ...(noted.includes('m') ? { masked: true } : {}),
    ...(noted.includes('a') ? { absent: true } : {}),
  };
}

/** An ear as it is noted: seven thresholds by air, and by bone five, where '-' was not tested. */
export function earOf(air: string, bone = '- - - - -'): Ear {
  const found = air.split(' ');
  const byAir = airFrequencies.map((hz, at) => [hz, thresholdOf(found[at] ?? '')] as const);
  const byBone = bone.split(' ').flatMap((noted, at) => {
    return noted === '-' ? [] : [[boneFrequencies[at] ?? 500, thresholdOf(noted)] as const];
  });
  return { air: Object.fromEntries(byAir) as Ear['air'], bone: Object.fromEntries(byBone) as Ear['bone'] };
}
