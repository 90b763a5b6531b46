const sectionMark = 's-'

/**
 * What a class or a variable of a `.css.ts` file is called in the built site: its hash. Those of `ui/sections`
 * and `ui/forms` are marked, because no island draws them: a document may leave out what its own sections do not use, and nothing
 * that comes later builds on it. An order of style sheets that recipes rely on is never touched.
 */
export function styleName({ hash, filePath }: { hash: string; filePath: string }): string {
  return /ui\/(sections|forms)\//.test(filePath) ? sectionMark + hash : hash.replace(/^\d/, '_$&')
}

/** The names that every document keeps. */
export const notOfSection = new RegExp(`^(?!${sectionMark})`)

/** Each name in a document that it may keep or leave out. */
export const sectionNames = new RegExp(`(?<![\\w-])${sectionMark}[\\w-]+`, 'g')
