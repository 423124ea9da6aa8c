/**
 * The framework gives each of the pages that it renders beforehand ten seconds, without a setting for it. How long that takes is the
 * machine's matter: on a busy one the build waits as long as it takes, and whoever does not want to wait ends it.
 */
export function waitAsLongAsItTakes(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}
