import Type from 'typebox'
import { bookingRules } from '../booking-rules.ts'
import { challenges } from '../challenges.ts'
import { ctaGoals } from '../cta-goals.ts'
import * as meeting from '../meeting-templates.ts'
import { metrics } from '../metrics.ts'
import { BookingRulesSchema } from '../model/booking-rules.ts'
import { ChallengeSchema } from '../model/challenge.ts'
import { CallToActionSchema, RoutePathSchema } from '../model/link.ts'
import { MeetingTemplateSchema } from '../model/meeting-template.ts'
import { DropDownSchema } from '../model/menu.ts'
import { MetricSchema } from '../model/metric.ts'
import { NotFoundSchema } from '../model/not-found.ts'
import { RouteSchema } from '../model/route.ts'
import { SiteSchema } from '../model/site.ts'
import { SentenceSchema } from '../model/text.ts'
import { dropDowns, headerActions, legalPages } from '../navigation.ts'
import { notFound } from '../not-found.ts'
import { oldHashes } from '../old-hashes.ts'
import { routes } from '../routes.ts'
import { site } from '../site.ts'
import type { Place } from './problem.ts'
import type { SchemaNode } from './walk.ts'

export type ContentModule = { schema: SchemaNode; value: unknown; place: Place }

/** Everything but the pages, each value with the schema that holds for it. */
export const contentModules: readonly ContentModule[] = [
  entry(SiteSchema, site, 'content/site.ts'),
  entry(BookingRulesSchema, bookingRules, 'content/booking-rules.ts'),
  entry(NotFoundSchema, notFound, 'content/not-found.ts'),
  entry(recordOf(routes, RouteSchema), routes, 'content/routes.ts'),
  entry(recordOf(metrics, MetricSchema), metrics, 'content/metrics.ts'),
  entry(
    recordOf(challenges, Type.Array(ChallengeSchema, { minItems: 1 })),
    challenges,
    'content/challenges.ts',
  ),
  entry(recordOf(ctaGoals, SentenceSchema), ctaGoals, 'content/cta-goals.ts'),
  entry(recordOf(oldHashes, RoutePathSchema), oldHashes, 'content/old-hashes.ts'),
  entry(
    recordOf(meeting.meetingTemplates, MeetingTemplateSchema),
    meeting.meetingTemplates,
    'content/meeting-templates.ts',
    'meetingTemplates',
  ),
  entry(Type.Array(DropDownSchema), dropDowns, 'content/navigation.ts', 'dropDowns'),
  entry(recordOf(headerActions, CallToActionSchema), headerActions, 'content/navigation.ts', 'headerActions'),
  entry(Type.Array(RoutePathSchema, { minItems: 1 }), legalPages, 'content/navigation.ts', 'legalPages'),
]

/** Values that pages take from another module: a mistake in them is reported where it was made, once. */
export const origins: ReadonlyMap<unknown, Place> = new Map(
  Object.entries(meeting).map(([name, value]) => [
    value,
    { file: 'content/meeting-templates.ts', path: [name] },
  ]),
)

function entry(schema: object, value: unknown, file: string, ...path: string[]): ContentModule {
  return { schema: schema as SchemaNode, value, place: { file, path } }
}

function recordOf(record: object, schema: Type.TSchema) {
  return Type.Object(Object.fromEntries(Object.keys(record).map((key) => [key, schema])))
}
