import { type ComponentType, useEffect, useRef, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a screen that is fetched when somebody comes to it. Where it can't be fetched the next time asks again: what is kept
 * of it is a part that came, and never that one did not, as `lazy` does.
 * @param load fetches the part's code
 * @param onFailed told when it can't be fetched
 * @returns the part, null until it is there, and what fetches it unless it is there or on its way
 */
export function usePart<Props>(load: Load<Props>, onFailed: (error: unknown) => void) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const isOnItsWay = useRef(false);
  const failed = useRef(onFailed);
  // Who waits for it may be another than who came first.
  useEffect(() => {
    failed.current = onFailed;
  });
  async function fetchPart() {
    if (Part || isOnItsWay.current) return;
    isOnItsWay.current = true;
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch (error) {
      failed.current(error);
    } finally {
      isOnItsWay.current = false;
    }
  }
  return [Part, () => void fetchPart()] as const;
}

/**
 * A part that is fetched by the screen itself, in time for what it is for.
 * @param occasion what calls for it; another one asks again where it could not be fetched
 * @returns the part, null until it is there
 */
export function usePartFor<Props>(
  occasion: unknown,
  load: Load<Props>,
  onFailed: (error: unknown) => void = () => {},
): ComponentType<Props> | null {
  const [Part, fetchPart] = usePart(load, onFailed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once for each occasion, not for each drawing
  useEffect(() => {
    if (occasion) fetchPart();
  }, [occasion]);
  return Part;
}
