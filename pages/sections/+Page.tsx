import type { RoutePath } from '../../content/routes.ts'
import { pageContent } from '../../renderer/page-content.ts'
import { PageHero } from '../PageHero.tsx'
import { SectionOf } from './SectionOf.tsx'

/** A page that consists of a hero and sections, from `content/pages.ts`. */
export function Page({ path }: { path: RoutePath }) {
  const page = pageContent(path)
  return (
    <>
      <PageHero path={path} page={page} />
      {page.sections.map((section) => (
        <SectionOf key={section.id} section={section} />
      ))}
    </>
  )
}
