import { join } from 'node:path';

/** How a part is compared with its picture (decision 164). A picture that is not there is missing, and never made by the way. */
export const comparing = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0.05, includeAA: false, allowedMismatchedPixels: 12 },
  resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }: Place) =>
    join(root, testFileDirectory, 'pictures', `${arg}${ext}`),
  resolveDiffPath: ({ root, arg, ext }: Place) => join(root, '.cache/pictures', `${arg}${ext}`),
} as const;

type Place = { root: string; testFileDirectory: string; arg: string; ext: string };
