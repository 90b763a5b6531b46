import type { Site } from './model/site.ts'

export const site = {
  name: 'Mission Growth Partners',
  description:
    'A fundraising and digital-marketing growth partner for nonprofits, Islamic organizations and climate initiatives.',
  url: 'https://example.org',
  email: 'hello@example.org',
  phone: '+1 (555) 010-0199',
  mailSignature: 'Your strategy team',
  social: [],
  // On meet.jit.si, somebody of the team has to log in before a room opens: see supabase/OWNER.md.
  meeting: { kind: 'base', url: 'https://meet.jit.si/' },
  auditSchedulerUrl: 'https://schedule.example.org/audit-review',
  /** What helps visitors decide: prices, people, terms. `model/site.ts` explains each. */
  facts: {},
} as const satisfies Site
