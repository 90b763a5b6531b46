/**
 * Which module holds each page, read from the source of `content/pages.ts`, so that a new page is known without a
 * second list.
 *
 * @returns `/services` → `content/pages/services.ts`
 */
export function pageFiles(source: string): Map<string, string> {
  const imports = new Map(
    [...source.matchAll(/import \{ (\w+) \} from '\.\/([^']+)'/g)].map(([, name, file]) => [
      name,
      `content/${file}`,
    ]),
  )
  return new Map(
    [...source.matchAll(/^\s*'(\/[^']*)': (\w+),$/gm)].map(([, path, name]) => [
      path as string,
      imports.get(name) ?? 'content/pages.ts',
    ]),
  )
}
