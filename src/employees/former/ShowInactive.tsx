import { InactiveSwitch } from './InactiveSwitch.tsx';
import { useInactive } from './useInactive.ts';

/** The switch that brings inactive employees into the list. */
export function ShowInactive() {
  const { shown, show } = useInactive();
  return <InactiveSwitch shown={shown} onChange={show} />;
}
