import Type, { type Static } from 'typebox'
import {
  BookingFormSection,
  CallToActionSection,
  DownloadSection,
  MeetingTemplatesSection,
  PlainFormSection,
} from './sections/action-sections.ts'
import {
  CalendarSection,
  CaseSummariesSection,
  MetricsSection,
  MockupSection,
  QuoteSection,
  ResultsSection,
  WorksheetSection,
} from './sections/example-sections.ts'
import {
  CardsSection,
  ChallengesSection,
  ChecklistSection,
  ComparisonSection,
  FaqSection,
  PageLinksSection,
  ProseSection,
  ServiceDetailsSection,
  StepsSection,
  TimelineSection,
} from './sections/text-sections.ts'

/** A section of a page; `kind` determines its content and layout. */
export const SectionSchema = Type.Union([
  ProseSection,
  CardsSection,
  ServiceDetailsSection,
  StepsSection,
  MetricsSection,
  ComparisonSection,
  TimelineSection,
  CaseSummariesSection,
  ResultsSection,
  QuoteSection,
  FaqSection,
  ChallengesSection,
  ChecklistSection,
  PageLinksSection,
  MeetingTemplatesSection,
  DownloadSection,
  BookingFormSection,
  PlainFormSection,
  WorksheetSection,
  CalendarSection,
  MockupSection,
  CallToActionSection,
])
export type Section = Static<typeof SectionSchema>
export type SectionKind = Section['kind']
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>
