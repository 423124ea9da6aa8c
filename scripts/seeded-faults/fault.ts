/** One mistake that somebody could make in the product, and the tests of `npm test` that must tell of it. */
export type Fault = {
  /** In a word or two, of which kind it is. */
  about: string;
  /** What goes wrong for whoever uses the product. */
  name: string;
  /** The file and the text in it, found there once, that the mistake is made in. */
  file: string;
  text: string;
  /** What stands there once the mistake is made. */
  replacement: string;
  /** Test files, of vitest or journeys (`e2e/`), that must fail then. */
  tests: readonly string[];
  /** The engine on which it shows, and on which alone the tests are run; where nothing is said the embedded one serves. */
  on?: 'sqlite' | 'postgres';
};
