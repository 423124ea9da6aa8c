import { type ComponentType, type ReactNode, useState } from 'react';
import { PartFailed } from './PartFailed.tsx';
import { usePartFor } from './usePart.ts';

/**
 * A part of a screen that is fetched when it is first drawn. Where it can't be fetched, as after another version was installed,
 * it says so in its own place and offers another try: `lazy` would keep the failure and take the whole screen away.
 * @param load fetches the part's code
 * @param waiting what stands in its place until it is there
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  /** Once it is there, it is there at once wherever it is drawn again. */
  let there: ComponentType<Props> | null = null;
  const loadOnce = async () => {
    there = await load();
    return there;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, outside of every component, as with `lazy`
  return function OnDemand(props: Props) {
    const [first] = useState(() => there);
    const [failed, setFailed] = useState<{ error: unknown } | null>(null);
    const [tries, setTries] = useState(1);
    const fetched = usePartFor(first ? null : tries, loadOnce, (error) => setFailed({ error }));
    const Part = first ?? fetched;
    if (Part) return <Part {...props} />;
    if (!failed) return waiting;
    return (
      <PartFailed
        title="Não foi possível abrir esta parte da tela"
        error={failed.error}
        onRetry={() => {
          setFailed(null);
          setTries(tries + 1);
        }}
      />
    );
  };
}
