import type { ReactNode } from 'react'
import { services } from '../content/derived-facts.ts'
import type { Page } from '../content/model/page.ts'
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
import { HeroSection, type Window } from '../ui/sections/HeroSection.tsx'

/** The window of each page that is not of a family. Others open on paper. */
const windows: Partial<Record<RoutePath, Window>> = {
  '/nonprofit-organizations': { leaf: 'nonprofit' },
  '/islamic-organizations': { leaf: 'islamic' },
  '/climate-initiatives': { leaf: 'climate' },
  '/our-mission': { layout: 'wide', quiet: 'sunken' },
  '/impact-stories': { field: 'story' },
  '/impact-stories/black-star': { field: 'story', plain: true },
  '/impact-stories/securing-degrees': { field: 'story', plain: true },
  '/who-we-help': { layout: 'top' },
  '/challenges': { layout: 'bleed' },
  '/services': { layout: 'bleed' },
  '/strategy-call': { layout: 'form' },
  '/request-a-call': { leaf: 'amber' },
  '/resources': { layout: 'top', quiet: 'sunken' },
  '/resources/meeting-minutes-template': { quiet: 'nonprofit' },
  '/resources/meeting-minutes-outlines': { quiet: 'islamic' },
  '/resources/ai-tools-for-meeting-management': { quiet: 'sunken' },
  '/resources/year-end-appeal-calendar': { quiet: 'calendar' },
  '/resources/sample-website-audit': { quiet: 'climate' },
  '/resources/letters': { quiet: 'sunken' },
  '/resources/letters/masjid': { quiet: 'islamic' },
  '/resources/letters/river-group': { quiet: 'climate' },
  '/resources/letters/year-end': { quiet: 'nonprofit' },
  '/resources/your-year-in-one-table': { quiet: 'sunken' },
  '/services/before-you-sign': { quiet: 'nonprofit' },
  '/thanks/strategy-call': { quiet: 'nonprofit' },
  '/thanks/call-request': { quiet: 'calendar' },
  '/thanks/audit': { quiet: 'climate' },
  '/thanks/message': { quiet: 'islamic' },
  '/privacy-policy': { layout: 'poster' },
  '/terms-of-service': { layout: 'rows' },
  '/ethical-guidelines': { layout: 'rows' },
}

/** Objects that are drawn on the field itself, without its pattern. */
const onField: readonly string[] = ['matrix', 'phases', 'clipping']

function windowOf(path: RoutePath, { hero }: Page): Window {
  const plain = onField.includes(hero.artifact?.kind ?? '')
  if (services.digital.includes(path)) return { field: 'digital', plain }
  if (services.fundraising.includes(path)) return { field: 'fundraising', plain }
  return windows[path] ?? {}
}

export function PageHero({ path, page }: { path: RoutePath; page: Page }) {
  const { hero } = page
  const form = formOf(page)
  return (
    <HeroSection
      hero={hero}
      window={path === '/' ? 'home' : windowOf(path, page)}
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

/** A page that is a form has it in its window. */
export function formOf({ sections }: Page): ReactNode {
  const [section] = sections
  if (section?.kind !== 'plainForm' || section.form === 'message') return undefined
  return <PageForm name={section.form} id={`${section.id}-form`} />
}

const tiles = {
  amber: <FirstGift />,
  nonprofit: pageCard('/nonprofit-organizations'),
  islamic: pageCard('/islamic-organizations'),
  climate: pageCard('/climate-initiatives'),
}
