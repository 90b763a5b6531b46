import { Fragment } from 'react'
import type { Section } from '../../content/model/section.ts'
import type { RoutePath } from '../../content/routes.ts'
import { groundOf, pageContent } from '../../renderer/page-content.ts'
import { container } from '../../ui/layout/layout.css.ts'
import { PageHero } from '../PageHero.tsx'
import { contents, sources as sourceList } from './contents.css.ts'
import { SectionView } from './SectionView.tsx'

/** A page that consists of a hero and sections, from `content/pages.ts`. */
export function Page({ path }: { path: RoutePath }) {
  const page = pageContent(path)
  return (
    <>
      <PageHero path={path} page={page} />
      {(page.legalReview !== undefined || path.startsWith('/blog/')) && <Contents sections={page.sections} />}
      {page.sections.map((section, i) => (
        <Fragment key={section.id}>
          {i === page.sections.length - 1 && page.sources && <Sources sources={page.sources} />}
          <SectionView section={section} ground={groundOf(path, page.theme)} />
        </Fragment>
      ))}
    </>
  )
}

/** What the page's facts rest on, before its close. */
function Sources({ sources }: { sources: Readonly<Record<string, string>> }) {
  return (
    <aside aria-labelledby="sources" className={container}>
      <div className={sourceList}>
        <h2 id="sources">Sources</h2>
        <ul role="list">
          {Object.entries(sources).map(([title, address]) => (
            <li key={address}>
              <a href={address}>{title}</a>
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
    <nav aria-label="On this page" className={container}>
      <ol className={contents}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
