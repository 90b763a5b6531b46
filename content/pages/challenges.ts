import type { PageOf } from '../model/page-kinds.ts'

export const challengesPage = {
  seo: {
    title: 'Fundraising Challenges by Kind of Organization',
    description:
      'Problems that nonprofits, Islamic organizations and climate initiatives know well, what each one costs, and how three kinds of organization moved on.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Challenges',
  summary:
    'What stands in the way of nonprofits, Islamic organizations and climate initiatives, and what helped.',
  hero: {
    eyebrow: 'Challenges',
    title: 'Twelve things that keep good organizations underfunded',
    lead: 'These come up on our first calls again and again. Here is what each one costs you, the four things that help most, and how three typical organizations turned it around.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'timeline',
      alt: 'A donor’s first year as many organizations run it: a gift, an automatic receipt, months of silence, and another appeal.',
      title: 'One donor’s first year',
      entries: [
        { when: 'March', what: 'A first gift, after a friend’s post' },
        { when: 'Same day', what: 'An automatic receipt' },
        { when: 'April', what: 'No thank-you', gap: true },
        { when: 'Summer', what: 'No news of what it did', gap: true },
        { when: 'December', what: 'Another appeal' },
        { when: 'January', what: 'Not a donor anymore', gap: true },
      ],
    },
  },
  sections: [
    {
      kind: 'challenges',
      id: 'challenges',
      heading: 'The twelve challenges, by kind of organization',
      groups: ['nonprofit', 'islamic', 'climate'],
    },
    {
      kind: 'cards',
      id: 'transformation',
      heading: 'Four services that turn it around',
      intro: 'Most of these problems give way to one of four services. Two at a time are enough.',
      items: [
        {
          icon: 'handshake',
          title: 'Corporate sponsorship development',
          text: 'For income that depends on one appeal or one grant. Begin with companies that already know you, and a rule on whose money you take.',
          to: '/services/corporate-sponsorship',
        },
        {
          icon: 'repeat',
          title: 'Fundraising systems',
          text: 'For donors who give once, funds that are mixed up, and knowledge in one head. Begin by making a test gift.',
          to: '/services/fundraising-systems',
        },
        {
          icon: 'users',
          title: 'Volunteer and youth outreach',
          text: 'For teams in which the same few people do everything. Begin by calling those who stopped coming, and listen.',
          to: '/services/volunteer-youth-outreach',
        },
        {
          icon: 'megaphone',
          title: 'Visibility as a fundraising engine',
          text: 'For work that is doubted, or that nobody hears about. Begin with one true story, its source, and one next step for the reader.',
          to: '/services/fundraising-visibility',
        },
      ],
    },
    {
      kind: 'caseSummaries',
      id: 'before-and-after',
      heading: 'Three typical cases',
      intro:
        'These are composites, not single clients, drawn from situations we meet often. The figures are from our work as a whole.',
      items: [
        {
          organization: 'Family support nonprofit',
          theme: 'nonprofit',
          measures: [
            {
              label: 'Donations',
              before: 'One annual appeal',
              after: 'Monthly givers all year, donations up {donationIncrease}',
            },
            {
              label: 'Reach',
              before: 'Flyers and referrals',
              after: 'Found in search by families',
            },
            {
              label: 'Engagement',
              before: 'A receipt, then silence',
              after: 'A thank-you within days and a report in spring',
            },
          ],
          solution:
            'Thank-yous and the donation page were repaired first. Then repeat donors were invited to give monthly, and program pages were rewritten in the families’ own words.',
          timeframe: 'Over one full fundraising year',
        },
        {
          organization: 'Mosque with a weekend school',
          theme: 'islamic',
          measures: [
            {
              label: 'Funding',
              before: 'Ramadan carries the year',
              after: 'Monthly sadaqah beside it, zakat in its own fund',
            },
            {
              label: 'Youth engagement',
              before: 'Present at Jumu’ah',
              after: 'A youth council, {youthEngagement} the engagement',
            },
            {
              label: 'Volunteers',
              before: 'The same few elders',
              after: 'Shared shifts, {volunteerRetention} stay on',
            },
          ],
          solution:
            'Forms and receipts now name each fund as the scholar confirmed it. Young people plan service days with a small budget, and each volunteer role has an end date.',
          timeframe: 'From one Ramadan to the next',
        },
        {
          organization: 'Watershed restoration initiative',
          theme: 'climate',
          measures: [
            {
              label: 'Reach',
              before: 'Visitors after floods',
              after: 'Readers all year, traffic up {trafficGrowth}',
            },
            {
              label: 'Sponsors',
              before: 'One grant funder',
              after: '{sponsorshipInquiries} the sponsor inquiries',
            },
            {
              label: 'Engagement',
              before: 'Signatures on a petition',
              after: 'Neighbors who return each planting day',
            },
          ],
          solution:
            'Every published number got a source and a date. Pages answer local questions about floods and planting, and every one leads to a sign-up for the next day in the field.',
          timeframe: 'Over two planting seasons',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'values',
      heading: 'The four values behind our work',
      items: [
        {
          icon: 'scale',
          title: 'Integrity',
          text: 'If the real cause is not what we were asked to fix, we say so before we start.',
        },
        {
          icon: 'hand-helping',
          title: 'Service',
          text: 'The plan fits the hours your team has. A plan that needs more people than that is no plan.',
        },
        {
          icon: 'sparkles',
          title: 'Barakah',
          text: 'Blessing comes with right means. We ask for gifts in ways that a donor would be glad to have seen from the inside.',
        },
        {
          icon: 'trees',
          title: 'Sustainability',
          text: 'Whatever we fix, someone on your team learns to maintain.',
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Which of these sounds like you?',
      text: 'Put it in one sentence and bring it to a free {callLength:adjective} call. You leave with a first step that you can take without us.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        { label: 'See Everything We Do', to: '/', variant: 'outline' },
      ],
    },
  ],
} satisfies PageOf<'challenges'>
