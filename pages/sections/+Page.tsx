import { sourcesOf } from '../../content/facts.ts'
import type { Section } from '../../content/model/section.ts'
import type { RoutePath } from '../../content/routes.ts'
import { groundOf, pageContent } from '../../renderer/page-content.ts'
import { container } from '../../ui/layout/layout.css.ts'
import { PageHero } from '../PageHero.tsx'
import { clauses, contents, sources as sourceList } from './contents.css.ts'
import { SectionView } from './SectionView.tsx'

/** A page that consists of a hero and sections, from `content/pages.ts`. */
export function Page({ path }: { path: RoutePath }) {
  const page = pageContent(path)
  const view = (section: Section) => (
    <SectionView key={section.id} section={section} ground={groundOf(path, page.theme)} />
  )
  const close = page.sections.filter(({ kind }, i, { length }) => i === length - 1 && kind === 'callToAction')
  const sources = sourcesOf(path)
  const text = page.sections.slice(0, page.sections.length - close.length)
  return (
    <>
      <PageHero path={path} page={page} />
      {page.legalReview !== undefined || path.startsWith('/blog/') ? (
        <div className={`${container} ${clauses}`}>
          <Contents sections={text} />
          <div>{text.map(view)}</div>
        </div>
      ) : (
        text.map(view)
      )}
      {sources.length > 0 && <Sources sources={sources} />}
      {close.map(view)}
    </>
  )
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What the page's facts rest on, and when somebody read it, before its close. */
function Sources({ sources }: { sources: ReturnType<typeof sourcesOf> }) {
  return (
    <aside aria-labelledby="sources" className={container}>
      <div className={sourceList}>
        <h2 id="sources">Sources</h2>
        <ul role="list">
          {sources.map(({ title, address, read }) => (
            <li key={address}>
              <a href={address}>{title}</a>, read on {longDate.format(new Date(read))}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** The table of contents of a legal page or an article. */
function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label="On this page" className={contents}>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
