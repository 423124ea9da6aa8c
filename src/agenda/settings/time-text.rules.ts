/** A time as people write it, `8`, `8:00`, `0800`, `08h30`, as minutes since midnight; null for what is none. 24:00 ends a day. */
export function minuteOfText(text: string): number | null {
  const found = /^(\d{1,2})(?:[:h.]?(\d{2})|h)?$/i.exec(text.replace(/\s/g, ''));
  const [hour, minute] = [Number(found?.[1]), Number(found?.[2] ?? 0)];
  const isTime = found !== null && minute < 60 && hour * 60 + minute <= 1440;
  return isTime ? hour * 60 + minute : null;
}
