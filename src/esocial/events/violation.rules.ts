/** The screen that holds a fact which an event is made of. */
type FactScreen = 'company' | 'employee' | 'unit' | 'document' | 'exam' | 'programme' | 'conditions' | 'cat' | 'event';

/** Where something is put right: a screen, and what the field is called there; which exam or agent, where there are several. */
type Place = { screen: FactScreen; field: string; at?: number };

/** What keeps an event from being sent: by which item of the layout, in a sentence, and where it is put right. */
export type Violation = { code: string; item: string; message: string; place: Place };

/** A line of the table of cases of a type of event. */
export type Rule<Facts> = {
  /** Names the case for good: what is stored of a violation. */
  code: string;
  /** The item of the layout S-1.3, or of the norm that asks for more than it. */
  item: string;
  screen: FactScreen;
  field: string;
  /** Whether these facts break it. */
  isBroken: (facts: Facts) => boolean;
  /** What is wrong and what to do, to whoever reads the list. */
  say: (facts: Facts) => string;
};

/**
 * Every rule that these facts break, in the order of the table.
 * @param facts what a type of event is made of
 * @returns the violations, each with the sentence for the screen; empty for an event that may go
 */
export function brokenRules<Facts>(rules: readonly Rule<Facts>[], facts: Facts): Violation[] {
  return rules.flatMap(({ code, item, screen, field, isBroken, say }) =>
    isBroken(facts) ? [{ code, item, message: say(facts), place: { screen, field } }] : [],
  );
}
