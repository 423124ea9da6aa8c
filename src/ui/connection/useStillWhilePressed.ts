import { useState, useSyncExternalStore } from 'react';
import { onPress, pressedNow } from '../press/press.ts';

/**
 * What is to be shown, as it was for as long as the mouse button or the finger is down: what moves a screen between press and
 * release would take the click away from what was pressed.
 */
export function useStillWhilePressed<Value extends string | null>(value: Value): Value {
  const pressed = useSyncExternalStore(onPress, pressedNow, () => null);
  const [shown, setShown] = useState(value);
  if (!pressed && shown !== value) setShown(value);
  return shown;
}
