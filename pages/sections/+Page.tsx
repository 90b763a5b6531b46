import { sourcesOf } from '../../content/facts.ts'
import type { Section } from '../../content/model/section.ts'
import { sectionWords } from '../../content/page-words.ts'
import type { RoutePath } from '../../content/routes.ts'
import { groundOf, pageContent } from '../../renderer/page-content.ts'
import { container, section, type Tone, threaded } from '../../ui/layout/layout.css.ts'
import type { Ground } from '../../ui/motifs/Pattern.css.ts'
import { Glyph } from '../../ui/primitives/Icon/Glyph.tsx'
import { isInWindow, PageHero } from '../PageHero.tsx'
import * as css from './contents.css.ts'
import { SectionView } from './SectionView.tsx'

/** A page that consists of a hero and sections, from `content/pages.ts`. */
export function Page({ path }: { path: RoutePath }) {
  const page = pageContent(path)
  const ground = groundOf(path, page.theme)
  const isRead = page.legalReview !== undefined || path.startsWith('/blog/')
  const tones = isRead ? undefined : tonesOf(page.sections, ground)
  const view = (each: Section) => (
    <SectionView key={each.id} section={each} ground={ground} tone={tones?.get(each)} />
  )
  const close = page.sections.filter(({ kind }, i, { length }) => i === length - 1 && kind === 'callToAction')
  const sources = sourcesOf(path)
  const text = page.sections.slice(isInWindow(page.sections[0]) ? 1 : 0, page.sections.length - close.length)
  return (
    <div className={unthreaded.includes(page.hero.window?.layout) ? undefined : threaded}>
      <PageHero path={path} page={page} />
      {isRead ? (
        <div className={`${container} ${css.clauses}`}>
          <Contents sections={text} />
          <div>{text.map(view)}</div>
        </div>
      ) : (
        text.map(view)
      )}
      {sources.length > 0 && <Sources sources={sources} />}
      {close.map((each) => (
        <SectionView key={each.id} section={each} ground={closingGround(ground, page)} />
      ))}
    </div>
  )
}

/** A page's last leaf has the color that its hero began with. */
function closingGround(ground: Ground, { hero }: ReturnType<typeof pageContent>): Ground {
  const quiet = hero.window?.quiet
  const tint = quiet === 'sunken' || quiet === 'calendar' ? undefined : quiet
  return ground === 'mission' ? (tint ?? ground) : ground
}

/** Pages that are read in any order. */
const unthreaded: readonly unknown[] = ['top', 'poster', 'rows']

/**
 * One section of a page is a full band, and one is sunken: the first of its kinds, in this order. The first section is
 * no band below a hero of its color.
 */
function tonesOf(sections: readonly Section[], ground: Ground): Map<Section, Tone> {
  const first = (kinds: readonly Section['kind'][], from = 0) =>
    kinds.map((kind) => sections.slice(from).find((section) => section.kind === kind)).find(Boolean)
  const band = first(['calendar', 'metrics', 'mockup'], ground === 'amber' || ground === 'band' ? 1 : 0)
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

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What the page's facts rest on, and when somebody read it, before its close. */
function Sources({ sources }: { sources: ReturnType<typeof sourcesOf> }) {
  return (
    <aside aria-labelledby="sources" className={`${section} ${container} ${css.close}`}>
      <div className={css.sources}>
        <h2 id="sources">{sectionWords.sources}</h2>
        <ul role="list">
          {sources.map(({ title, address, read }) => (
            <li key={address}>
              <a href={address}>{title}</a>{' '}
              <span>{`(${sectionWords.read} ${longDate.format(new Date(read))})`}</span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** The table of contents of a legal page or an article: a column, or a closed row on a phone. */
function Contents({ sections }: { sections: readonly Section[] }) {
  const list = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={sectionWords.contents} className={css.contents}>
      <div className={css.beside}>
        <p>{sectionWords.contents}</p>
        {list}
      </div>
      <details className={css.closed}>
        <summary>
          {sectionWords.contents}
          <Glyph name="down" size={24} />
        </summary>
        {list}
      </details>
    </nav>
  )
}
