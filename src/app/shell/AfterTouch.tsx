import { useEffect } from 'react';
import { keepPresses } from '../../ui/press/keep-presses.ts';
import { HeldCalls } from './HeldCalls.tsx';

/** What a screen can do without until somebody has begun to do something: it is no part of the first load. */
export function AfterTouch() {
  useEffect(keepPresses, []);
  return <HeldCalls />;
}
