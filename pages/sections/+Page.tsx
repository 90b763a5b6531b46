import type { Section } from '../../content/model/section.ts'
import type { RoutePath } from '../../content/routes.ts'
import { groundOf, pageContent } from '../../renderer/page-content.ts'
import { container, type Tone, threaded } from '../../ui/layout/layout.css.ts'
import type { Ground } from '../../ui/motifs/Pattern.css.ts'
import { PageHero } from '../PageHero.tsx'
import { clauses, contents, sources as sourceList } from './contents.css.ts'
import { SectionView } from './SectionView.tsx'

/** A page that consists of a hero and sections, from `content/pages.ts`. */
export function Page({ path }: { path: RoutePath }) {
  const page = pageContent(path)
  const ground = groundOf(path, page.theme)
  const tones = tonesOf(page.sections, ground)
  const view = (section: Section) => (
    <SectionView key={section.id} section={section} ground={ground} tone={tones.get(section)} />
  )
  const close = page.sections.filter(({ kind }, i, { length }) => i === length - 1 && kind === 'callToAction')
  const text = page.sections.slice(0, page.sections.length - close.length)
  return (
    <div className={unthreaded.includes(path) ? undefined : threaded}>
      <PageHero path={path} page={page} />
      {page.legalReview !== undefined || path.startsWith('/blog/') ? (
        <div className={`${container} ${clauses}`}>
          <Contents sections={text} />
          <div>{text.map(view)}</div>
        </div>
      ) : (
        text.map(view)
      )}
      {page.sources && <Sources sources={page.sources} />}
      {close.map(view)}
    </div>
  )
}

/** Pages without a first button to the last, and those that are read in any order. */
const unthreaded: readonly RoutePath[] = [
  '/resources',
  '/who-we-help',
  '/privacy-policy',
  '/terms-of-service',
  '/ethical-guidelines',
]

/** One section of a page is a full band, and one is sunken: the first of its kinds, in this order. */
function tonesOf(sections: readonly Section[], ground: Ground): Map<Section, Tone> {
  const first = (kinds: readonly Section['kind'][]) =>
    kinds.map((kind) => sections.find((section) => section.kind === kind)).find((section) => section)
  const band = first(['calendar', 'metrics', 'mockup', 'pending'])
  const sunken = first([
    'serviceDetails',
    'steps',
    'bookingForm',
    'plainForm',
    'meetingTemplates',
    'checklist',
  ])
  const tones = new Map<Section, Tone>()
  if (sunken) tones.set(sunken, 'sunken')
  if (band) tones.set(band, ground === 'amber' ? 'amber' : 'band')
  return tones
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
