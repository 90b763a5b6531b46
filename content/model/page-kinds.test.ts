import { expect, expectTypeOf, test } from 'vitest'
import { pages } from '../pages.ts'
import { type RoutePath, routes } from '../routes.ts'
import { kindOf } from '../validation/rules/page-kinds.ts'
import type { Page } from './page.ts'
import type {
  CaseStudyPage,
  LegalPage,
  PageAt,
  PageOf,
  RouteOf,
  Routes,
  SectionOn,
  ServicePage,
} from './page-kinds.ts'

/* The type checks run in tsc (`npm run check`), which reports the line if a type has become too loose. */

test('pages of every kind are assignable to Page', () => {
  expectTypeOf<ServicePage>().toExtend<Page>()
  expectTypeOf<PageOf<'gallery'>>().toExtend<Page>()
})

test('the kind determines the subject, theme, dates and legal review', () => {
  expectTypeOf<ServicePage['subject']>().toEqualTypeOf<'service'>()
  expectTypeOf<ServicePage['theme']>().toEqualTypeOf<'mission'>()
  expectTypeOf<PageOf<'audience'>['theme']>().toEqualTypeOf<'nonprofit' | 'islamic' | 'climate'>()
  expectTypeOf<PageOf<'home'>['theme']>().toEqualTypeOf<'mission'>()
  expectTypeOf<LegalPage['subject']>().toEqualTypeOf<'page'>()
  expectTypeOf<CaseStudyPage['updated']>().toEqualTypeOf<string>()
  expectTypeOf<ServicePage['legalReview']>().toEqualTypeOf<undefined>()
  expectTypeOf<LegalPage['legalReview']>().not.toExtend<undefined>()
})

test('the kind determines the allowed sections', () => {
  expectTypeOf<Extract<SectionOn<'service'>, { kind: 'bookingForm' }>>().toBeNever()
  expectTypeOf<Extract<SectionOn<'home'>, { kind: 'bookingForm' }>>().not.toBeNever()
  expectTypeOf<Extract<SectionOn<'service'>, { kind: 'meetingTemplates' }>>().toBeNever()
  expectTypeOf<Extract<SectionOn<'caseStudy'>, { kind: 'plainForm' }>>().toBeNever()
})

test('the kind determines the route', () => {
  expectTypeOf<RouteOf<'service'>['template']>().toEqualTypeOf<'sections'>()
  expectTypeOf<RouteOf<'service'>['menu']>().toEqualTypeOf<'digital' | undefined>()
  expectTypeOf<RouteOf<'legal'>['indexed']>().toEqualTypeOf<true>()
  expectTypeOf<RouteOf<'gallery'>['indexed']>().toEqualTypeOf<false>()
  expectTypeOf<RouteOf<'home'>['menu']>().toEqualTypeOf<'top'>()
  expectTypeOf<RouteOf<'caseStudy'>['parent']>().toEqualTypeOf<'/impact-stories'>()
})

test('the path determines the kind of a page', () => {
  expectTypeOf<PageAt<'/services/grant-writing'>['subject']>().toEqualTypeOf<'service'>()
  expectTypeOf<PageAt<'/impact-stories/x'>['subject']>().toEqualTypeOf<'article'>()
  expectTypeOf<PageAt<'/thanks/x'>['theme']>().toEqualTypeOf<'mission'>()
  expectTypeOf<Routes['/services/x']['template']>().toEqualTypeOf<'sections'>()
})

test('every page of the site has a kind', () => {
  const legalPages = ['/privacy-policy', '/terms-of-service', '/ethical-guidelines']
  const folders = { audience: 'content/audiences/x.ts', form: 'content/forms/x.ts' }
  for (const path of Object.keys(pages) as RoutePath[]) {
    const file = /^\/(nonprofit|islamic|climate)-/.test(path) ? folders.audience : folders.form
    expect(kindOf({ path, file }, { legalPages, routes }), path).toBeDefined()
  }
})
