import { capitalized, counts } from '../facts.ts'
import type { PageOf } from '../model/page-kinds.ts'

export const home = {
  seo: {
    title: 'Fundraising and Growth for Mission-Driven Organizations',
    description:
      'Fundraising and digital marketing for nonprofits, Islamic organizations and climate initiatives. Fixed fees, no commission, and a free call to begin with.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Home',
  summary: 'What we do, for whom, how we work, and how to book a free strategy call.',
  hero: {
    eyebrow: 'For nonprofits, Islamic organizations and climate initiatives',
    title: 'Raise the support your mission needs, in ways you can stand behind',
    lead: 'We build fundraising that keeps working between campaigns, and the search results, pages and follow-up that bring people to it. Start with a free {callLength:adjective} call, or let us audit what you have.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'sheets',
      layout: 'path',
      alt: 'The path we build: a search leads to a page, the page asks for one gift, and a personal thank-you follows.',
      sheets: [
        {
          label: 'Found',
          parts: [
            { as: 'text', text: '“free tutoring near me”' },
            { as: 'title', text: 'Free after-school tutoring' },
          ],
        },
        {
          label: 'Supported',
          better: true,
          parts: [
            { as: 'title', text: 'Pay for one hour of tutoring' },
            { as: 'chosen', text: 'Every month' },
            { as: 'button', text: 'Give' },
          ],
        },
        {
          label: 'Thanked',
          parts: [
            { as: 'title', text: 'Thank you. Meet your Tuesday group' },
            { as: 'text', text: 'From the tutor, the same week' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'quote',
      id: 'proof',
      heading: 'What one client got: {caseCoachingCalls} the coaching calls',
      intro:
        'Securing Degrees, a scholarship coaching organization, came to us with a slow website that few families found.',
      metrics: ['caseTraffic', 'caseCoachingCalls', 'caseKeywords', 'firstLeads'],
      quote:
        'We knew how to help a student once they called. What we did not know was how families look for that help.',
      role: 'Founder, scholarship coaching organization',
      consent: 'open',
      more: { label: 'See how Securing Degrees did it', to: '/impact-stories/securing-degrees' },
    },
    {
      kind: 'cards',
      id: 'fundraising-pillars',
      heading: 'What we do: four pillars of steady fundraising',
      intro: 'Most organizations start with their weakest one.',
      items: [
        {
          icon: 'handshake',
          title: 'Corporate sponsorship development',
          text: 'Companies with a reason to care about you, an offer worth paying for, and a report that makes the renewal easy to approve.',
          to: '/services/corporate-sponsorship',
        },
        {
          icon: 'repeat',
          title: 'Fundraising systems',
          text: 'Monthly giving, thank-yous that go out within days, and a calendar that tells everyone what is due this week.',
          to: '/services/fundraising-systems',
        },
        {
          icon: 'users',
          title: 'Volunteer and youth outreach',
          text: 'Clear roles, a first shift that goes well, real work for young people, and safeguarding in place before anyone is invited.',
          to: '/services/volunteer-youth-outreach',
        },
        {
          icon: 'megaphone',
          title: 'Visibility as a fundraising engine',
          text: 'True stories, told with consent, in places your supporters already read. Each leads to one page with one next step.',
          to: '/services/fundraising-visibility',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'digital-services',
      heading: 'Four digital services that bring people in',
      intro: 'People have to find you, understand you and hear from you again.',
      items: [
        {
          icon: 'search',
          title: 'SEO and content',
          text: 'Pages that answer what people ask before they know your name. Expect several months before search brings steady visitors.',
          to: '/services/nonprofit-seo',
        },
        {
          icon: 'target',
          title: 'Google Ads and PPC',
          text: 'Eligible nonprofits receive up to {adGrantMonthly} a month in Google search ads. We apply, build the account and keep it within the rules.',
          to: '/services/google-ads-nonprofits',
        },
        {
          icon: 'mouse-pointer-click',
          title: 'Landing page optimization',
          text: 'Donation and sign-up pages that load fast on a phone, ask for little and say what a gift does.',
          to: '/services/landing-page-optimization',
        },
        {
          icon: 'database',
          title: 'CRM and automation',
          text: 'One record for each supporter, and the messages that go out without anyone having to remember them.',
          to: '/services/crm-nonprofits',
        },
      ],
    },
    {
      kind: 'comparison',
      id: 'challenge-and-approach',
      heading: 'Where fundraising gets stuck, and what we do about it',
      left: 'What gets in the way',
      right: 'What we do',
      rows: [
        {
          left: 'Most of your year’s income depends on one gala, one appeal or one month.',
          right:
            'We invite donors who already give more than once to give monthly, before we look for anyone new. Then we fill the empty months with sponsors and smaller appeals.',
        },
        {
          left: 'People give once, get a receipt, and hear from you when you need money again.',
          right:
            'In week one we make a test gift and follow it. We repair the receipt and the thank-you, and write the messages that should come after them.',
        },
        {
          left: 'People who search for what you do find somebody else.',
          right:
            'We rewrite your program pages in the words people search for, apply for Google Ad Grants if you qualify, and check that each ad leads to a page that answers it.',
        },
        {
          left: 'Two tired people carry everything, and most of it is in their heads.',
          right:
            'Routine mail is automated, volunteers get roles with an end date, and each routine is written down so that someone else can run it.',
        },
        {
          left: 'Some money would cost you your good name, and you decide case by case.',
          right:
            'Your board adopts a one-page acceptance policy, with halal screening where you need it, before the first company is contacted.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'audiences',
      heading: 'Who we help',
      items: [
        {
          icon: 'hand-heart',
          title: 'Nonprofit organizations',
          text: 'Food pantries, schools, clinics, arts and youth programs whose work is better than their funding. We help you keep donors and rely less on one grant.',
          to: '/nonprofit-organizations',
          theme: 'nonprofit',
        },
        {
          icon: 'moon-star',
          title: 'Islamic organizations',
          text: 'Mosques, schools and relief charities that hold gifts as an amanah. We keep zakat, sadaqah and waqf apart and plan beyond Ramadan.',
          to: '/islamic-organizations',
          theme: 'islamic',
        },
        {
          icon: 'sprout',
          title: 'Climate initiatives',
          text: 'Restoration projects, community energy and campaigns whose results take years. We help you show progress that skeptics can check.',
          to: '/climate-initiatives',
          theme: 'climate',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'free-help',
      heading: 'Free help, before you hire anyone',
      items: [
        {
          icon: 'search-check',
          title: 'A free website audit',
          text: 'We read your site as a donor would and send you a short list of what to change first, within {auditDelivery}.',
          to: '/contact',
          more: 'Request an audit',
        },
        {
          icon: 'file-pen-line',
          title: 'Free meeting minutes templates',
          text: `${capitalized(counts.meetingTemplates)} templates for nonprofit boards as a PDF, with a checklist. Download them without leaving your email address.`,
          to: '/resources/meeting-minutes-template',
          more: 'Get the templates',
        },
        {
          icon: 'list-checks',
          title: 'Twelve challenges, and what helps',
          text: 'What keeps nonprofits, Islamic organizations and climate initiatives underfunded, and where to start.',
          to: '/challenges',
          more: 'See all twelve',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'values',
      heading: 'Our values',
      items: [
        {
          icon: 'scale',
          title: 'Integrity',
          text: 'We say what we expect, what we do not know, and what went wrong. A figure that cannot be traced is called an estimate.',
        },
        {
          icon: 'hand-helping',
          title: 'Service',
          text: 'Your staff know their community better than we do. We bring drafts, method and an extra pair of hands, and the decisions stay with you.',
        },
        {
          icon: 'sparkles',
          title: 'Barakah',
          text: 'Good that grows beyond what was put in. We look for it in honest means: a fair request, a kept promise, a gift used as the giver meant it.',
        },
        {
          icon: 'trees',
          title: 'Sustainability',
          text: 'Income and routines that still work when a campaign is over, a grant has ended or a key person has left.',
        },
      ],
    },
    {
      kind: 'bookingForm',
      id: 'book',
      heading: 'Tell us what is hardest right now',
      intro:
        'We read your answer before we talk. Next, you choose a time for a free {callLength:adjective} call.',
    },
  ],
} satisfies PageOf<'home'>
