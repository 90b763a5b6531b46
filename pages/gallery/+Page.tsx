import type { Section } from '../../content/model/section.ts'
import type { RoutePath } from '../../content/routes.ts'
import { pageContent } from '../../renderer/page-content.ts'
import { StaticGallery } from '../../ui/gallery/StaticGallery.tsx'
import { container } from '../../ui/layout/layout.css.ts'
import { PageHero } from '../PageHero.tsx'
import { SectionOf } from '../sections/SectionOf.tsx'
import { specimens } from './specimens.ts'

const sections: readonly Section[] = Object.values<Section>(specimens)

/** Every primitive in every variant and state and every kind of section, for editors and for screenshots. */
export function Page({ path }: { path: RoutePath }) {
  return (
    <>
      <PageHero path={path} page={pageContent(path)} />
      <div className={container}>
        <StaticGallery />
        <h2>Primitives</h2>
        <noscript>
          <p>The primitives below come with JavaScript, which is switched off here.</p>
        </noscript>
        <div data-island="gallery" />
      </div>
      {sections.map((section) => (
        <SectionOf key={section.kind} section={section} theme="mission" />
      ))}
    </>
  )
}
