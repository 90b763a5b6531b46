import { bookCall, card, fundraisingAudit, page, section } from '../model/notation.ts'

export const blackStar = page('caseStudy', {
  title: 'Black Star: Fundraising in Progress',
  description:
    'A Black-led education nonprofit with programs that families trust and funding it can’t plan on: the challenge, the work in progress, and what comes next.',
  theme: 'nonprofit',
  name: 'Black Star: In Progress',
  summary:
    'A Black-led education nonprofit is looking for sponsors, volunteers and monthly donors. There are no results yet; read how the work begins.',
  updated: '2026-11-28',
  hero: {
    eyebrow: 'Case study in progress: Black Star',
    title: 'In progress: steady funding for programs families trust',
    window: { field: 'story' },
    text: 'Families trust this Black-led education nonprofit. Its income still comes one short grant at a time. Here’s how far we’ve gotten together.',
    actions: [bookCall, fundraisingAudit],
    artifact: {
      kind: 'progress',
      alt: 'Where the work with Black Star stands: rules written, first talks with companies, tutor roles defined, monthly gifts and results still to come.',
      entries: [
        { when: 'Done', what: 'Baseline and rules, on paper' },
        { when: 'Now', what: 'Talks with nearby companies' },
        { when: 'Also now', what: 'Tutor roles with an end date' },
        { when: 'Next', what: 'Monthly gifts from alumni', open: true },
        { when: 'Then', what: 'Results, when they’re in', open: true },
      ],
    },
  },
  sections: [
    section.prose('about', 'Meet Black Star', [
      'Black educators run Black Star, and they teach young people in their own community. Students meet adults who know their street and expect a lot of them. Families hear about it from other families.',
      'A company that looked them up found almost none of this.',
    ]),
    section.prose('challenge', 'The challenge: families trust it, and funding comes and goes', {
      text: 'Black Star isn’t the only one. A 2020 study by Echoing Green and Bridgespan looked at the strongest applicants for Echoing Green’s funding. The Black-led groups had 24% less revenue than the white-led ones, and 76% less in unrestricted net assets, the savings they may spend as they choose.',
      points: [
        'Grants were short and for single programs. They seldom paid for the staff time that brings in the next one.',
        'Companies nearby were waiting for a proposal.',
        'Volunteers came through friends. There was no role description, and people who wrote in on their own never heard back.',
        'The leaders taught by day and wrote grant applications at night.',
      ],
    }),
    section.prose('objective', 'The objective: income they can plan on', [
      'The goal is income alongside the grants, without turning students into advertising. The people who built the programs keep leading them. Whatever we set up has to run in the hours they have.',
    ]),
    section.cards('approach', 'Our approach', [
      card('Sponsors with a reason', {
        text: 'We list employers near the programs and write each a proposal, with paid visits and mentors for students. A rule says whose money is welcome.',
        to: '/services/corporate-sponsorship',
      }),
      card('Volunteers and alumni', {
        text: 'Tutors and mentors get a role with an end date and a background check first. Former students are invited back to teach.',
        to: '/services/volunteer-youth-outreach',
      }),
      card('A voice of its own', {
        text: 'Students and parents choose which stories get told, and read them first. Each story links to one page where a reader can give, mentor or make an introduction.',
        to: '/services/fundraising-visibility',
      }),
    ]),
    section.steps('where-it-is-headed', 'Where it’s headed', {
      intro: 'Three things, in this order.',
      items: {
        'A sponsor for each program':
          'We’re starting with companies that already know the families. Each agreement should pay for staff time as well as materials.',
        'Monthly donors from the inner circle':
          'Parents of former students, alumni and volunteers get the first ask, for small amounts, after a thank-you.',
        'A routine someone else can run':
          'Thank-yous, sponsor reports and the volunteer inbox move to a coordinator, so the founders can teach.',
      },
    }),
    section.prose('results', 'Results: four numbers to come', [
      'There are no results yet. Four will come: sponsors who signed for a year, people who give every month, tutors who came back for a second term, and income that no grant pays for. Black Star checks each one before it’s here.',
    ]),
    section.callToAction('next-step', 'Living grant to grant, too? Find your first five', {
      text: 'The first five people to ask already know you. We’ll name them together. The email afterward says what to ask each.',
      actions: [bookCall, fundraisingAudit],
    }),
  ],
})
