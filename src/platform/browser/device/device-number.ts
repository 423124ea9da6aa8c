const key = 'zelo.device';

/**
 * The number by which this browser tells at a sign-in that it has signed in before; made by chance at the first one, and sent
 * with nothing else. Undefined where nothing can be kept.
 */
export function deviceNumber(): string | undefined {
  try {
    const kept = localStorage.getItem(key);
    if (kept) return kept;
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    localStorage.setItem(key, made);
    return made;
  } catch {
    return undefined;
  }
}
