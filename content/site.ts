import type { Site } from './model/site.ts'

export const site = {
  name: 'Mission Growth Partners',
  description:
    'A fundraising and digital-marketing growth partner for nonprofits, Islamic organizations and climate initiatives.',
  url: 'https://example.org',
  email: 'hello@example.org',
  phone: '+1 (555) 010-0199',
  social: [],
  // On meet.jit.si, somebody of the team has to log in before a room opens: see supabase/OWNER.md.
  meeting: { kind: 'base', url: 'https://meet.jit.si/' },
  auditSchedulerUrl: 'https://schedule.example.org/audit-review',
  /** What helps visitors decide. Remove the slashes of what you fill in; what you leave out is not shown. */
  facts: {
    // prices: ['SEO starts at $1,500 a month.'],
    // startingPrices: { '/services/nonprofit-seo': 'From $1,500 a month' },
    // payment: 'Half at the start, half at the handoff.',
    // people: [{ name: 'Sample Name', role: 'Fundraiser', years: 12, city: 'Chicago' }],
    // term: 'There is no minimum term. Either side can end with 30 days’ notice.',
    // ownership: 'Drafts, letters and accounts are yours from the first day.',
    // recording: 'Strategy calls are not recorded.',
    // leadTime: 'We start two weeks after you sign.',
    // languages: 'We work in English and Arabic.',
    // registration: 'We are registered as fundraising counsel in Illinois.',
    // religiousAdvice: 'A local scholar answers our questions about zakat.',
    // references: 'Two clients have agreed to be called. Ask us for their numbers.',
  },
} as const satisfies Site
