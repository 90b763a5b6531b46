import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { metrics } from '../../content/metrics.ts'
import { fillFigures } from '../../content/model/figures.ts'
import type { Section, SectionKind } from '../../content/model/section.ts'
import { pages } from '../../content/pages.ts'
import type { RoutePath } from '../../content/routes.ts'
import { pageContent } from '../../renderer/page-content.ts'
import { Gallery } from '../../ui/gallery/Gallery.tsx'
import { container } from '../../ui/layout/layout.css.ts'
import { PageHero } from '../PageHero.tsx'
import { SectionView } from '../sections/SectionView.tsx'

/** The shortest section of each kind on the site's pages. */
const shortest: Partial<Record<SectionKind, { length: number; section: ReactNode }>> = {}
for (const each of Object.values(pages).flatMap(({ sections }): readonly Section[] => sections)) {
  // These have a page of their own.
  if (['gift', 'audit', 'yearTable', 'letters', 'papers', 'serviceTable'].includes(each.kind)) continue
  const filled = fillFigures({ ...each, id: `specimen-${each.kind}` }, metrics)
  const section = <SectionView key={each.kind} section={filled} />
  const { length } = renderToStaticMarkup(<StaticRouter location="/">{section}</StaticRouter>)
  if (length < (shortest[each.kind]?.length ?? Number.POSITIVE_INFINITY))
    shortest[each.kind] = { length, section }
}
const { bookingForm, plainForm, download, callToAction, serviceDetails, faqs, worksheet, ...others } =
  shortest
const asking = { bookingForm, plainForm, download, callToAction, serviceDetails, faqs, worksheet }

/** One of each kind of object that heroes show, and of each kind of paper. */
const objects = new Map(
  Object.values(pages).flatMap(({ hero: { artifact } }) =>
    artifact
      ? [
          [
            artifact.kind === 'sheets' ? artifact.sheets[0]?.paper : artifact.kind,
            fillFigures(artifact, metrics),
          ],
        ]
      : [],
  ),
)

/**
 * Every primitive in every variant and state, and every kind of section, for editors and for screenshots. The
 * non-interactive sections have their own page, because a single page would exceed the initial congestion window.
 */
export function Page({ path }: { path: RoutePath }) {
  const isFirst = path === '/gallery'
  return (
    <>
      <PageHero path={path} page={pageContent(path)} />
      {isFirst && (
        <div className={container}>
          <p>
            The sections that ask for something stand below. <a href="/gallery/sections">Every other kind</a>{' '}
            has a page of its own.
          </p>
          <Gallery objects={objects} />
        </div>
      )}
      {Object.values(isFirst ? asking : others).map((each) => each?.section)}
    </>
  )
}
