import { services } from '../content/facts.ts'
import type { Page } from '../content/model/page.ts'
import type { RoutePath } from '../content/routes.ts'
import { site } from '../content/site.ts'
import { pageCard } from '../renderer/page-content.ts'
import { ancestors } from '../renderer/route-lookup.ts'
import { Breadcrumbs } from '../ui/layout/Breadcrumbs.tsx'
import { Motif } from '../ui/motifs/Motif.tsx'
import { Artifact } from '../ui/paper/Artifact.tsx'
import { FirstGift } from '../ui/sections/GiftSection.tsx'
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
  '/resources': { layout: 'top', quiet: 'sunken' },
  '/resources/meeting-minutes-template': { quiet: 'nonprofit' },
  '/resources/meeting-minutes-outlines': { quiet: 'islamic' },
  '/resources/ai-tools-for-meeting-management': { quiet: 'sunken' },
  '/resources/year-end-appeal-calendar': { quiet: 'calendar' },
  '/resources/sample-website-audit': { quiet: 'climate' },
  '/privacy-policy': { layout: 'wide' },
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
  const { artifact } = page.hero
  return (
    <HeroSection
      hero={page.hero}
      window={path === '/' ? 'home' : windowOf(path, page)}
      object={path === '/' ? <Motif tiles={tiles} /> : artifact && <Artifact artifact={artifact} />}
      updated={page.updated}
      author={path.startsWith('/blog/') ? site.name : undefined}
      breadcrumbs={path !== '/' && <Breadcrumbs crumbs={ancestors(path).map(pageCard)} />}
    />
  )
}

const tiles = {
  amber: <FirstGift />,
  nonprofit: pageCard('/nonprofit-organizations'),
  islamic: pageCard('/islamic-organizations'),
  climate: pageCard('/climate-initiatives'),
}
