const unknown = 'Aparelho desconhecido';

/** A browser names itself in far less; what is longer is not worth reading to the end. */
const longest = 400;

const shortNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
};

/**
 * What a person recognises a device by, such as 'Chrome no Windows'.
 * @param userAgent the header as it came, or nothing; a program that is no browser is called what it calls itself
 */
export async function deviceName(userAgent: string): Promise<string> {
  const text = userAgent.slice(0, longest).trim();
  if (text === '') return unknown;
  const { default: Bowser } = await import('bowser'); // knows every browser: a start does without
  const { browser, os, platform } = Bowser.parse(text);
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  const [program, on] = [browser.name, system].map((name) => name && (shortNames[name] ?? name));
  if (program && on) return `${program} no ${on}`;
  return program || on || /^[\w.-]{1,40}/.exec(text)?.[0] || unknown;
}
