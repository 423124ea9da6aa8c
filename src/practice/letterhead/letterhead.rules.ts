/** The letterhead on paper, in pixels (product 7.11). */
export const letterheadSize = { width: 900, height: 175 };

/** Enough for a drawing at the resolution of a printer; small enough to come with the practice's data. */
export const mostLetterheadBytes = 500 * 1024;

export const tooLarge = 'A imagem do timbre deve ter no máximo 500 KB';

/** The characters of the largest image as a `data:` address: four for three bytes, and what stands before them. */
export const longestImage = Math.ceil(mostLetterheadBytes / 3) * 4 + 'data:image/jpeg;base64,'.length;

/** The kinds of image that a letterhead can be. */
export const letterheadTypes = ['image/png', 'image/jpeg'] as const;
