import { counts } from '../derived-facts.ts'
import { bookCall, card, fundraisingAudit, page, section, sheet } from '../model/notation.ts'
import { price } from '../owner-facts.ts'

export const home = page('home', {
  title: 'Fundraising and Growth for Mission-Driven Organizations',
  description:
    'We raise funds with nonprofits, Islamic organizations and climate initiatives: thank-yous, monthly gifts, and a page that works on a phone.',
  name: 'Home',
  summary: 'See what we do, who we help and what one client got.',
  hero: {
    eyebrow: 'For nonprofits, Islamic organizations and climate initiatives',
    title: 'Raise the money your mission needs, in ways you can stand behind',
    text: 'You run the programs. We fix the donation page, write the thank-yous and build the monthly giving, for one fixed fee and never a share of your gifts.',
    actions: [bookCall, fundraisingAudit],
  },
  sections: [
    section.cards('before-you-book', 'What directors ask first', {
      columns: ['For you', 'About us'],
      items: [
        card('What do we have after {callLength}?', {
          text: 'A one-page email by the next business day.',
          to: '/services/before-you-sign#email',
        }),
        card('How much of our total is donated food?', {
          text: 'Three lines of your 990 tell you.',
          to: '/resources/your-year-in-one-table',
        }),
        card('What can we send this week?', {
          text: `Copy any of ${counts.letters} letters and emails.`,
          to: '/resources/letters',
        }),
        card('What would we pay?', {
          text: price ?? 'One fixed fee, in writing. See the proposal it would stand in.',
          to: '/services/before-you-sign#fee',
        }),
        card('Who would we talk to?', {
          text: 'The people who’d do the work.',
          to: '/our-mission#who-does-the-work',
        }),
        card('What can we show our board?', {
          text: `All ${counts.services} services in one table, with your hours.`,
          to: '/services/before-you-sign#services',
        }),
      ],
    }),
    section.gift('challenge-and-approach', 'Follow one gift', {
      intro: 'One December, a woman gives $25 on your site. Here’s the year she should get.',
      stations: [
        {
          when: 'Tuesday, 9:14',
          title: 'The gift',
          text: 'She gives on her phone. If the form asks eleven questions, she’s gone.',
          sheet: sheet(
            'Your donation page',
            [
              { as: 'title', text: 'An hour of reading help' },
              { as: 'chosenAmount', text: '$25 pays for one hour' },
              { as: 'amount', text: 'Another amount' },
              { as: 'field', text: 'Card number' },
              { as: 'button', text: 'Give one hour' },
            ],
            'phone',
          ),
        },
        {
          when: 'Tuesday, 9:14',
          title: 'The receipt',
          text: 'It comes the same day and names the fund.',
          sheet: sheet(
            'Receipt',
            [
              { as: 'title', text: 'Your gift, for your records' },
              { as: 'row', text: 'Fund', note: 'Tutoring, as she chose it' },
              { as: 'total', text: 'Total', note: '$25.00' },
              { as: 'text', text: 'No goods or services were provided in exchange for this gift.' },
            ],
            'receipt',
          ),
        },
        {
          when: 'Thursday',
          title: 'The note',
          text: 'You send it within two days, and a person signs it.',
          sheet: sheet('A note from the director', [
            { as: 'title', text: 'The hour of tutoring you paid for was yesterday.' },
            { as: 'text', text: 'Six children read aloud. One asked for a longer book.' },
            { as: 'text', text: 'I’ll write again in a month, with news.' },
            { as: 'signature', text: 'The director' },
          ]),
        },
        {
          when: 'Until May',
          title: 'Five months without an ask',
          text: 'We put three small things on the calendar, each with a name beside it.',
        },
        {
          when: 'May',
          title: 'The report',
          text: 'Every number has a source.',
          sheet: sheet('One page, from you', [
            { as: 'title', text: 'What your hour became' },
            { as: 'row', text: 'Who came, counted once', note: 'From the sign-in sheet' },
            { as: 'row', text: 'What they can read now', note: 'From their teachers' },
            { as: 'row', text: 'What didn’t work', note: 'And what we changed' },
          ]),
        },
      ],
      gap: {
        at: 3,
        usual: 'As it usually goes',
        ours: 'As we set it up',
        calendar: 'January to May',
        steps: [
          { month: 'January', what: 'The news you promised' },
          { month: 'February', what: 'A call that asks for nothing' },
          { month: 'March' },
          { month: 'April', what: 'Come and see' },
          { month: 'May', what: 'The report' },
        ],
      },
      end: {
        when: 'December',
        title: 'A second gift, then one each month',
        text: 'She’s heard from you all year. Once she’s given twice, you invite her to give monthly.',
        action: bookCall,
      },
    }),
    section.cards('what-we-do', 'Start with any one of these', {
      columns: ['Bring people in', 'Keep them giving'],
      items: [
        card('SEO and content', {
          text: 'Be the answer when a family searches for help.',
          to: '/services/nonprofit-seo',
        }),
        card('Google Ads and PPC', {
          text: 'If you qualify, Google gives you up to {adGrantMonthly} a month in search ads.',
          to: '/services/google-ads-nonprofits',
        }),
        card('Landing page optimization', {
          text: 'We cut the form to what the gift needs.',
          to: '/services/landing-page-optimization',
        }),
        card('CRM and automation', {
          text: 'When a donor calls, you see what she gave, and why.',
          to: '/services/crm-nonprofits',
        }),
        card('Corporate sponsorship development', {
          text: 'We pick ten companies that know you, and write the page their manager needs.',
          to: '/services/corporate-sponsorship',
        }),
        card('Fundraising systems', {
          text: 'A routine that runs through vacations, too.',
          to: '/services/fundraising-systems',
        }),
        card('Volunteer and youth outreach', {
          text: 'We plan a first shift that brings people back.',
          to: '/services/volunteer-youth-outreach',
        }),
        card('Visibility as a fundraising engine', {
          text: 'We place a true story where supporters read, with consent.',
          to: '/services/fundraising-visibility',
        }),
      ],
    }),
    section.quote('proof', 'What one client got', {
      intro:
        'Securing Degrees helps students win scholarships. Dates and starting numbers aren’t published yet.',
      metrics: ['caseCoachingCalls', 'firstLeads', 'caseTraffic'],
      quote:
        'We knew how to help a student once they called. What we didn’t know was how families look for that help.',
      role: 'Founder, scholarship coaching organization',
      consent: 'open',
      more: { label: 'See how Securing Degrees did it', to: '/impact-stories/securing-degrees' },
    }),
    section.cards('audiences', 'Who we help', [
      card('Nonprofit organizations', {
        text: 'Keep the donors you have, and lean less on one grant.',
        to: '/nonprofit-organizations',
        theme: 'nonprofit',
      }),
      card('Islamic organizations', {
        text: 'Keep the amanah, with zakat in its own fund, and plan past Ramadan.',
        to: '/islamic-organizations',
        theme: 'islamic',
      }),
      card('Climate initiatives', {
        text: 'Show progress that a skeptic can check.',
        to: '/climate-initiatives',
        theme: 'climate',
      }),
    ]),
    section.bookingForm('book', 'Tell us what’s hardest right now', {
      intro: 'We’ll read it before we talk.',
    }),
  ],
})
