/** The value of a place: text, several values for a part that is repeated, or data for a script that holds JSON. */
type PlaceValue = string | readonly PlaceValues[] | { json: unknown };
export type PlaceValues = Readonly<{ [name: string]: PlaceValue }>;

const place = /⟦(\w+)⟧/g;
const repeated = /⟦(\w+):⟧([\s\S]*?)⟦:\1⟧/g;
/** In a script of JSON the mark is all that a string holds. */
const inJson = /"⟦(\w+)⟧"/g;

/**
 * Puts values into the places of a page (platform/places.ts). Text stands in it as text, whatever it holds.
 * @throws when the page has a place that no value is for
 */
export function fillPlaces(html: string, values: PlaceValues): string {
  return html
    .replace(inJson, (mark, name: string) => {
      const value = values[name];
      return typeof value === 'object' && 'json' in value ? scriptText(value.json) : mark;
    })
    .replace(repeated, (_, name: string, part: string) => {
      const value = values[name];
      if (!Array.isArray(value)) throw new Error(`places: ${name} is not repeated`);
      return value.map((one: PlaceValues) => fillPlaces(part, one)).join('');
    })
    .replace(place, (_, name: string) => {
      const value = values[name];
      if (typeof value !== 'string') throw new Error(`places: no text for ${name}`);
      return escaped(value);
    });
}

/** As text and within quotes alike; what was typed is no place either. */
function escaped(text: string): string {
  return text.replace(/[&<>"'⟦]/g, (char) => `&#${char.codePointAt(0)};`);
}

/** JSON that ends no script and has no place, whatever its texts hold. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('⟦', '\\u27e6');
}
