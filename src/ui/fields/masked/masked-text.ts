import { applyMask, isComplete, isMasked, type Mask } from '../../../platform/contract/masks.ts';

/** How a text came into a field: a character at a time, or several at once as by paste, drop, autofill or dictation. */
export type Way = 'typed' | 'whole';

/**
 * What a field shows when its text has become another. Typing goes into the mask character by character. What comes at once
 * is understood as one value or stands as it came: a mask laid over it could make a wrong value of it.
 */
export function nextText(mask: Mask, before: string, text: string, way: Way): string {
  if (way === 'whole') return mask.understand(text) ?? withFragment(mask, before, text) ?? mask.meant?.(text) ?? text;
  const typed = applyMask(mask, mask.separated?.(text) ?? text);
  if (!isMasked(mask, before) || mask.opening?.test(text)) {
    return mask.understand(text) ?? (isUnambiguous(mask, text) ? typed : text);
  }
  // A digit too many may show that the first ones were no area code: 011 91234-5678.
  const isTooLong = mask.numeric && text.replace(/\D/g, '').length > mask.length[1];
  return (isTooLong ? mask.understand(text) : null) ?? typed;
}

/**
 * Whether a paste takes the place of all that the field holds, wherever the caret stands: it is a whole value.
 * @param wouldBe what the field would hold with the paste at the caret: where values have no least length, that may be whole, too
 */
export function replacesAll(mask: Mask, pasted: string, wouldBe: string): boolean {
  return isComplete(mask, pasted) && (mask.length[0] > 1 || !isComplete(mask, wouldBe));
}

/** Digits that were put beside others in the mask are as good as typed, as long as there is room for them. */
function withFragment(mask: Mask, before: string, text: string): string | null {
  const added = text.length - before.length;
  const start = Array.from(text).findIndex((char, at) => char !== before[at]);
  const hasKeptRest = added > 0 && before !== '' && text.endsWith(before.slice(start));
  const isPlain = hasKeptRest && /^\d+$/.test(text.slice(start, start + added));
  const typed = applyMask(mask, text);
  return isPlain && isMasked(mask, before) && mask.keep(text).length === bare(text).length ? typed : null;
}

/** Whether text that stood as it came may go into the mask now: all of it is digits that have room, in no order of their own. */
function isUnambiguous(mask: Mask, text: string): boolean {
  const characters = bare(text);
  const digits = mask.separated ? text : characters;
  return isMasked(mask, text) || (/^\d*$/.test(digits) && characters.length <= mask.length[1]);
}

/** The text without the punctuation of any mask. */
function bare(text: string): string {
  return text.replace(/[.\-/()\s]/g, '');
}

/** What a field shows for a value of its form: in the mask where it is understood, else as it is. */
export function shownText(mask: Mask, value: string): string {
  return isMasked(mask, value) ? value : (mask.understand(value) ?? value);
}

/**
 * What is wrong with a text that can't become a value by typing on, or null.
 * @param isWhole it came at once or was left, so that it is not about to be typed on
 */
export function problemOf(mask: Mask, text: string, isWhole: boolean): string | null {
  if (text === '' || isComplete(mask, text)) return null;
  const isUnderWay = isMasked(mask, text) ? mask.keep(text).length < mask.length[1] : mask.opening?.test(text);
  return isUnderWay && !isWhole ? null : mask.problem(text);
}
