import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Subject } from '../visual/matrix/subject.ts'

/**
 * The subjects to review. `/services/nonprofit-seo` selects that page with its states, the pages that link to it, and
 * the menus; `states/lead` or `mails` select by name prefix. No argument selects everything.
 */
export function chosenSubjects(
  subjects: readonly Subject[],
  wanted: readonly string[],
  siteDir: string,
): Subject[] {
  if (wanted.length === 0) return [...subjects]
  const names = new Set(subjects.map(({ name }) => name))
  const chosen = wanted.map((each) =>
    subjects.filter((subject) => {
      if (each.startsWith('/')) return isAffected(subject, each, siteDir)
      return names.has(each) ? subject.name === each : subject.name.startsWith(each)
    }),
  )
  const unknown = wanted.filter((_, i) => chosen[i]?.length === 0)
  if (unknown.length > 0)
    throw new Error(
      `No subject matches ${unknown.join(' or ')}. Use a path, or the start of a name: states/lead`,
    )
  return [...new Set(chosen.flat())]
}

function isAffected({ name, path }: Subject, changed: string, siteDir: string): boolean {
  if (!path || name.startsWith('gallery/')) return false
  if (path === changed || /^states\/(menu|drop-down)/.test(name)) return true
  return name.startsWith('pages/') && links(siteDir, path, changed)
}

/** Whether a page's main element links to another page; menus and footer are on every page. */
function links(siteDir: string, from: string, to: string): boolean {
  const file = from === '/' ? 'index.html' : `${from === '/no-such-page' ? '404' : from}.html`
  const [, main = ''] = readFileSync(join(siteDir, 'client', file), 'utf8').split('<main')
  return [`"${to}"`, `"${to}#`, `"${to}?`].some((end) => main.split('</main>')[0]?.includes(`href=${end}`))
}
