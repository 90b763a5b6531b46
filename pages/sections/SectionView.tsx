import type { ComponentType, ReactNode } from 'react'
import { serviceColumns, serviceTable } from '../../content/before-you-sign.ts'
import { auditDialogWords } from '../../content/form-words.ts'
import { letterWords } from '../../content/letters/letter.ts'
import { meetingTemplates } from '../../content/meeting-templates.ts'
import { type MetricKey, metrics } from '../../content/metrics.ts'
import { fillFigures, formatMetric } from '../../content/model/figures.ts'
import type { Metric } from '../../content/model/metric.ts'
import type { Section, SectionKind, SectionOf } from '../../content/model/section.ts'
import { startingPrices } from '../../content/owner-facts.ts'
import { sectionWords } from '../../content/page-words.ts'
import type { ServicePath } from '../../content/routes.ts'
import { findingLabels } from '../../content/sample-audit.ts'
import { scheduleNotes } from '../../content/scheduler-words.ts'
import { site } from '../../content/site.ts'
import { pageCard } from '../../renderer/page-content.ts'
import { phoneLink } from '../../supabase/functions/_shared/contracts/links.ts'
import type { Tone } from '../../ui/layout/layout.css.ts'
import type { Ground } from '../../ui/motifs/Pattern.css.ts'
import { AuditSection } from '../../ui/sections/AuditSection.tsx'
import { CallToActionSection } from '../../ui/sections/CallToActionSection.tsx'
import { CardsSection, PageLinksSection } from '../../ui/sections/CardsSection.tsx'
import {
  CalendarSection,
  ComparisonSection,
  MockupSection,
  WorksheetSection,
} from '../../ui/sections/ExhibitSections.tsx'
import { MetricsSection, QuoteSection } from '../../ui/sections/FigureSections.tsx'
import { BookingFormSection, DownloadSection, PlainFormSection } from '../../ui/sections/FormSections.tsx'
import { GiftSection } from '../../ui/sections/GiftSection.tsx'
import { LettersSection } from '../../ui/sections/LettersSection.tsx'
import { ChecklistSection, FaqsSection, ProseSection, StepsSection } from '../../ui/sections/ListSections.tsx'
import { MeetingTemplatesSection } from '../../ui/sections/MeetingTemplatesSection.tsx'
import { PapersSection, ServiceTableSection } from '../../ui/sections/PaperSections.tsx'
import { ServiceDetailsSection } from '../../ui/sections/ServiceDetailsSection.tsx'
import { YearTable } from '../../ui/year-table/YearTable.tsx'

type Drawn<K extends SectionKind> = (props: {
  section: SectionOf<K>
  ground: Ground
  tone?: Tone | undefined
}) => ReactNode

/** A component for each kind of section, and the keys in it resolved. A kind without a component does not compile. */
const components: { [K in SectionKind]: Drawn<K> } = {
  prose: ProseSection,
  cards: CardsSection,
  serviceDetails: ServiceDetailsSection,
  steps: StepsSection,
  metrics: ({ section, tone }) => (
    <MetricsSection section={section} tone={tone} metrics={section.metrics.map(metricText)} />
  ),
  comparison: ComparisonSection,
  quote: ({ section, tone }) => (
    <QuoteSection section={section} tone={tone} metrics={section.metrics?.map(metricText)} />
  ),
  faqs: FaqsSection,
  gift: GiftSection,
  checklist: ChecklistSection,
  pageLinks({ section, tone }) {
    const groups = section.groups.map(({ title, pages }) => ({ title, pages: pages.map(pageCard) }))
    return <PageLinksSection section={section} tone={tone} groups={groups} />
  },
  meetingTemplates: ({ section }) => (
    <MeetingTemplatesSection section={section} templates={fillFigures(meetingTemplates, metrics)} />
  ),
  download: DownloadSection,
  bookingForm: ({ section }) => <BookingFormSection section={section} notes={scheduleNotes} />,
  plainForm: ({ section }) => (
    <PlainFormSection
      section={section}
      contact={{ ...site, phoneLink: phoneLink(site.phone), sampleAudit: auditDialogWords.sample }}
    />
  ),
  worksheet: WorksheetSection,
  papers: PapersSection,
  serviceTable: ({ section }) => (
    <ServiceTableSection section={section} columns={serviceColumns} rows={serviceRows} />
  ),
  letters: ({ section }) => <LettersSection section={section} words={letterWords} />,
  yearTable: ({ section }) => <YearTable id={section.id} />,
  calendar: CalendarSection,
  mockup: MockupSection,
  audit: ({ section }) => <AuditSection section={section} labels={findingLabels} />,
  callToAction: CallToActionSection,
}

const serviceRows = (Object.entries(serviceTable) as [ServicePath, (typeof serviceTable)[ServicePath]][]).map(
  ([path, row]) => ({ ...pageCard(path), row, price: startingPrices[path] }),
)

type SectionViewProps = { section: Section; ground?: Ground; tone?: Tone | undefined }

export function SectionView({ section, ground = 'mission', tone }: SectionViewProps) {
  const Component = components[section.kind] as ComponentType<SectionViewProps>
  return <Component section={section} ground={ground} tone={tone} />
}

function metricText(key: MetricKey) {
  const metric: Metric = metrics[key]
  const isGoal = metric.claim === 'goal'
  return {
    value: formatMetric(metric),
    label: metric.label,
    counted: isGoal ? sectionWords.goal : metric.counted,
    isGoal,
  }
}
