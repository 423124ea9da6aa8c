import { type Ref, type RefObject, useImperativeHandle } from 'react';

type Props<Element extends HTMLElement> = { element: RefObject<Element | null>; ref?: Ref<Element | null> };

/** Hands what is around it an element that stands elsewhere, as the one to hang on. */
export function Standing<Element extends HTMLElement>({ element, ref }: Props<Element>) {
  useImperativeHandle<Element | null, Element | null>(ref, () => element.current, [element]);
  return null;
}
