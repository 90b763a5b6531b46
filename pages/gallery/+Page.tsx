import type { Section } from '../../content/model/section.ts'
import type { RoutePath } from '../../content/routes.ts'
import { pageContent } from '../../renderer/page-content.ts'
import { StaticGallery } from '../../ui/gallery/StaticGallery.tsx'
import { container } from '../../ui/layout/layout.css.ts'
import { PageHero } from '../PageHero.tsx'
import { SectionOf } from '../sections/SectionOf.tsx'
import { specimens } from './specimens.ts'

const { bookingForm, plainForm, download, callToAction, ...others } = specimens
const asking: readonly Section[] = [bookingForm, plainForm, download, callToAction]
const sections: readonly Section[] = Object.values<Section>(others)

/**
 * Every primitive in every variant and state, and every kind of section, for editors and for screenshots. The
 * non-interactive sections have their own page, because a single page would exceed the initial congestion window.
 */
export function Page({ path }: { path: RoutePath }) {
  const isFirst = path === '/gallery'
  return (
    <>
      <PageHero path={path} page={pageContent(path)} />
      {isFirst && <Primitives />}
      {(isFirst ? asking : sections).map((section) => (
        <SectionOf key={section.kind} section={section} />
      ))}
    </>
  )
}

function Primitives() {
  return (
    <div className={container}>
      <p>
        The sections that ask for something stand below. <a href="/gallery/sections">Every other kind</a> has
        a page of its own.
      </p>
      <StaticGallery />
      <h2>Primitives</h2>
      <noscript>
        <p>The primitives below come with JavaScript, which is switched off here.</p>
      </noscript>
      <div data-island="gallery" />
    </div>
  )
}
