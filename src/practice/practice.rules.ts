import type { Practice, PracticeRecord } from './practice.contract.ts';

/** A link of the practice: what it is called, and where it leads. */
export type SocialLink = { name: string; url: string };

/** Social links as they are typed, one a line, `Instagram https://…`: the last word of a line is the address. */
export function socialLinks(text: string): SocialLink[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const words = line.trim().split(/\s+/);
    const url = words.pop() ?? '';
    return url === '' ? [] : [{ name: words.join(' '), url }];
  });
}

/** Whether an address leads to a page of the web, and to nothing that a browser would run. */
export function isLink(url: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url);
}

/**
 * The practice's data as papers and pages use them.
 * @param letterhead the letterhead's own image, if it has one
 */
export function practiceOf(record: PracticeRecord, letterhead: string | null): Practice {
  const { name, slogan, phone, email, address, city, example } = record;
  return {
    ...{ name, slogan, phone, email, address, city, example, letterhead },
    mapQuery: record.map_query,
    social: socialLinks(record.social),
    physician: {
      name: record.physician_name,
      registration: record.physician_registration,
      address: record.physician_address,
      phone: record.physician_phone,
    },
    hero: { title: record.hero_title, text: record.hero_text },
    formCity: record.form_city,
  };
}
