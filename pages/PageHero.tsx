import type { ReactNode } from 'react'
import { services } from '../content/derived-facts.ts'
import type { Page, Window } from '../content/model/page.ts'
import type { Section } from '../content/model/section.ts'
import { challengeGroupNames } from '../content/pages/challenges.ts'
import { serviceGroupNames } from '../content/pages/services.ts'
import type { RoutePath } from '../content/routes.ts'
import { site } from '../content/site.ts'
import { pageCard } from '../renderer/page-content.ts'
import { ancestors } from '../renderer/route-lookup.ts'
import { PageForm } from '../ui/forms/SiteForm.tsx'
import { Breadcrumbs } from '../ui/layout/Breadcrumbs.tsx'
import { Motif } from '../ui/motifs/Motif.tsx'
import { Artifact } from '../ui/paper/Artifact.tsx'
import { FirstGift } from '../ui/sections/GiftSection.tsx'
import { facts } from '../ui/sections/HeroObjects.css.ts'
import {
  AudienceLeaves,
  Numerals,
  ProblemCells,
  ServiceHalves,
  Statements,
} from '../ui/sections/HeroObjects.tsx'
import { formSheet, smallMark } from '../ui/sections/HeroSection.css.ts'
import { HeroSection } from '../ui/sections/HeroSection.tsx'
import { SectionView } from './sections/SectionView.tsx'

/** Objects that are drawn on the field itself, without its pattern. */
const onField: readonly string[] = ['matrix', 'phases', 'clipping', 'progress', 'proof']

function fieldOf(path: RoutePath): Window {
  if (services.digital.includes(path)) return { field: 'digital' }
  return services.fundraising.includes(path) ? { field: 'fundraising' } : {}
}

export function PageHero({ path, page }: { path: RoutePath; page: Page }) {
  const { hero } = page
  const form = formOf(page.sections[0])
  return (
    <HeroSection
      hero={hero}
      isHome={path === '/'}
      window={{ ...fieldOf(path), ...hero.window }}
      plain={onField.includes(hero.artifact?.kind ?? '')}
      object={form ? <div className={formSheet}>{form}</div> : objectOf(path, page)}
      below={
        form &&
        (hero.statements ? (
          <Statements items={hero.statements} className={facts} />
        ) : (
          hero.artifact && (
            <div className={smallMark}>
              <Artifact artifact={hero.artifact} />
            </div>
          )
        ))
      }
      updated={page.updated}
      author={path.startsWith('/blog/') ? site.name : undefined}
      breadcrumbs={path !== '/' && <Breadcrumbs crumbs={ancestors(path).map(pageCard)} />}
    />
  )
}

/** What stands in the window: made of the page's content, or its own drawing. */
function objectOf(path: RoutePath, { hero, sections }: Page): ReactNode {
  if (path === '/') return <Motif tiles={tiles} />
  if (path === '/services') return <ServiceHalves {...serviceGroups} />
  if (path === '/challenges') return <ProblemCells groups={problemGroups(sections)} />
  if (path === '/ethical-guidelines') return <Numerals rules={sections.slice(0, 6)} />
  const [first] = sections
  if (first?.kind === 'yearTable') return <SectionView section={first} />
  if (hero.leaves) return <AudienceLeaves leaves={hero.leaves} />
  if (hero.statements) return <Statements items={hero.statements} />
  return hero.artifact && <Artifact artifact={hero.artifact} />
}

const serviceGroups = {
  digital: { title: serviceGroupNames.digital, pages: services.digital.map(pageCard) },
  fundraising: { title: serviceGroupNames.fundraising, pages: services.fundraising.map(pageCard) },
}

const problemGroups = (sections: Page['sections']) =>
  sections.flatMap((section) =>
    section.kind === 'worksheet' && section.theme
      ? [
          {
            name: challengeGroupNames[section.theme],
            theme: section.theme,
            problems: section.rows.map(({ first }) => first),
          },
        ]
      : [],
  )

function formOf(section: Section | undefined): ReactNode {
  if (section?.kind !== 'plainForm' || section.form === 'message') return undefined
  return <PageForm name={section.form} id={`${section.id}-form`} />
}

/** A page that is a form or a table has it in its window. */
export const isInWindow = (section: Section | undefined) =>
  section?.kind === 'yearTable' || formOf(section) !== undefined

const tiles = {
  amber: <FirstGift />,
  nonprofit: pageCard('/nonprofit-organizations'),
  islamic: pageCard('/islamic-organizations'),
  climate: pageCard('/climate-initiatives'),
}
