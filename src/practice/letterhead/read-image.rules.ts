import { letterheadSize, mostLetterheadBytes, tooLarge } from './letterhead.rules.ts';

/** An image that can be tried: as a `data:` address, with what may look wrong on paper. */
export type ChosenImage = { image: string; warning: string | null };

const notAnImage = 'O arquivo não é uma imagem PNG ou JPEG inteira';

/** Reads a file that a person has chosen. Answers a message where it can't be a letterhead. */
export async function readImage(file: File): Promise<ChosenImage | string> {
  if (file.size === 0) return 'O arquivo está vazio';
  if (file.size > mostLetterheadBytes) return tooLarge;
  const image = await dataAddress(file);
  const drawn = new Image();
  drawn.src = image;
  try {
    await drawn.decode();
  } catch {
    return notAnImage;
  }
  return { image, warning: warningOf(drawn.naturalWidth, drawn.naturalHeight) };
}

/** What may look wrong with an image of this size; null where nothing does. */
function warningOf(width: number, height: number): string | null {
  const size = `A imagem tem ${width} × ${height} pixels`;
  if (width < letterheadSize.width) return `${size}: no papel, pode ficar sem nitidez.`;
  const wanted = letterheadSize.width / letterheadSize.height;
  if (Math.abs(width / height / wanted - 1) > 0.05) return `${size}: no papel, sobra espaço em branco à sua volta.`;
  return null;
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
