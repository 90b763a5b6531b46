import type { AudiencePage } from '../model/page-kinds.ts'

export const islamicOrganizations = {
  seo: {
    title: 'Fundraising for Islamic Organizations and Mosques',
    description:
      'Halal fundraising for mosques, Islamic schools and relief charities: zakat and sadaqah kept apart, Ramadan prepared early, and support through the year.',
  },
  theme: 'islamic',
  subject: 'page',
  name: 'Islamic Organizations',
  summary: 'For mosques, Islamic schools and relief charities that hold their gifts as an amanah.',
  hero: {
    eyebrow: 'For Islamic organizations',
    title: 'Raise more for your community and keep the amanah',
    lead: 'Your donors trust you with an act of worship. We help mosques, schools and relief charities to name each gift rightly, prepare for Ramadan in time, and find halal support for the rest of the year.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'islamic' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'ring',
      alt: 'Ramadan in the Gregorian calendar: from February and March in 2026 it moves about eleven days earlier each year, to January in 2030.',
      center: ['Ramadan moves', 'eleven days', 'a year'],
      arcs: [
        { name: '2026', when: 'From February 18', from: 1.6, to: 2.6 },
        { name: '2027', when: 'From February 8', from: 1.27, to: 2.27 },
        { name: '2028', when: 'From January 28', from: 0.9, to: 1.87 },
        { name: '2029', when: 'From January 16', from: 0.5, to: 1.47 },
        { name: '2030', when: 'From January 6', from: 0.17, to: 1.13 },
      ],
    },
  },
  sections: [
    {
      kind: 'challenges',
      id: 'challenges',
      heading: 'Four challenges Islamic organizations face',
      groups: ['islamic'],
    },
    {
      kind: 'comparison',
      id: 'what-changes',
      heading: 'What changes for your donors',
      left: 'What donors see today',
      right: 'What donors see afterward',
      rows: [
        {
          left: 'A form with an amount and a button.',
          right:
            'A choice of zakat, sadaqah, sadaqah jariyah or a named fund, each with one line on what it pays for. The receipt repeats the choice.',
        },
        {
          left: 'A crowded appeal after Taraweeh, and the same appeal by text, email and poster.',
          right:
            'A plan for the month: teaching in the first days, one clear need in the middle, and a gift that can be spread over the last ten nights.',
        },
        {
          left: 'Silence from Eid until the next Sha’ban.',
          right:
            'A report after Eid on what was given and where it went, a reminder on the donor’s own zakat date, and a word before the first days of Dhul Hijjah.',
        },
        {
          left: 'A sponsor’s banner that makes some families uneasy.',
          right: 'Sponsors screened under a policy that your board adopted and your scholar has seen.',
        },
      ],
    },
    {
      kind: 'calendar',
      id: 'giving-year',
      heading: 'A sample giving year by the Islamic calendar',
      intro: 'A plan for a masjid. Your scholar and your board fill in what each fund may do.',
      periods: [
        'Muharram',
        'Safar',
        'Rabi al-Awwal',
        'Rabi al-Thani',
        'Jumada al-Ula',
        'Jumada al-Thani',
        'Rajab',
        'Sha’ban',
        'Ramadan',
        'Shawwal',
        'Dhul Qa’dah',
        'Dhul Hijjah',
      ],
      rows: [
        {
          name: 'Monthly sadaqah',
          text: 'Small gifts that pay for what is needed every month.',
          from: 1,
          to: 12,
        },
        {
          name: 'Waqf',
          text: 'Conversations with families who want to leave something lasting.',
          from: 3,
          to: 5,
        },
        { name: 'Prepare', text: 'Pages tested, volunteers named, the bank told.', from: 7, to: 8 },
        {
          name: 'The month of giving',
          text: 'Teaching first, one clear need, then the last ten nights.',
          from: 9,
          to: 9,
        },
        {
          name: 'The report after Eid',
          text: 'What was given, fund by fund, and where it went.',
          from: 10,
          to: 10,
        },
        {
          name: 'The first ten days',
          text: 'Sacrifice and sadaqah, each in its own fund.',
          from: 12,
          to: 12,
        },
      ],
    },
    {
      kind: 'cards',
      id: 'what-we-do',
      heading: 'What we do for Islamic organizations',
      intro:
        'We handle forms, records, pages and planning. Religious rulings belong to your scholars, and we ask for them in writing.',
      items: [
        {
          icon: 'wallet-cards',
          title: 'Zakat, sadaqah and waqf kept apart',
          text: 'Separate funds in the form, the receipt, the ledger and the report. A fund is called zakat eligible only when your scholar or board has said so.',
          to: '/services/crm-nonprofits',
        },
        {
          icon: 'calendar-days',
          title: 'A giving year beyond Ramadan',
          text: 'Monthly sadaqah, reminders on each donor’s zakat date, Dhul Hijjah, and a waqf appeal for those who want to leave something lasting.',
          to: '/services/fundraising-systems',
        },
        {
          icon: 'handshake',
          title: 'Halal sponsorship',
          text: 'A written screening rule, a list of companies that pass it, and an offer that suits a masjid or a school.',
          to: '/services/corporate-sponsorship',
        },
        {
          icon: 'users',
          title: 'Youth and volunteers',
          text: 'Real tasks for young people, sisters and brothers alike, and a sign-up that works on a phone on the way out of Jumu’ah. Safeguarding comes first.',
          to: '/services/volunteer-youth-outreach',
        },
        {
          icon: 'search',
          title: 'Be found by your neighbors',
          text: 'Prayer times, classes and services on pages that search engines can read, in the languages of your community. Many families find their masjid on a map.',
          to: '/services/nonprofit-seo',
        },
        {
          icon: 'mouse-pointer-click',
          title: 'A page that holds up on busy nights',
          text: 'The donation page is tested before Ramadan on old phones and slow connections, with a second payment provider ready.',
          to: '/services/landing-page-optimization',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'How we start with an Islamic organization',
      items: [
        {
          title: 'Week one: funds and forms',
          text: 'We follow one zakat gift and one sadaqah gift from the form to the ledger. You give us your fund list, your fiqh guidance if it is written down, and an hour with the treasurer.',
        },
        {
          title: 'Weeks two to four: rules on paper',
          text: 'The board adopts an acceptance and screening policy. Your scholar confirms what each fund may be used for. We put this into forms and receipts.',
        },
        {
          title: 'Three months before Ramadan: prepare',
          text: 'Stories, pages, volunteers and a notice to your bank and payment provider about the expected volume. If less time is left, we do less and do it properly.',
        },
        {
          title: 'During Ramadan: keep it simple',
          text: 'Everything that can be scheduled is, so that your staff can fast and pray. We agree beforehand who watches the donation page in the last ten nights.',
        },
        {
          title: 'After Eid: report, then ask again',
          text: 'Donors read what was given and where it went. Then they are invited to continue with a small gift each month.',
        },
      ],
    },
    {
      kind: 'metrics',
      id: 'figures',
      heading: 'Results across our clients',
      intro:
        'Results from our work with clients, across kinds of organization. Yours begin with your own records.',
      metrics: ['donationIncrease', 'youthEngagement', 'volunteerRetention', 'averageGrowthMeasured'],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Boards and imams: common questions',
      items: [
        {
          question: 'Can your fee be paid from zakat?',
          answer: [
            'Please do not plan on it. Scholars differ on how far the share of those who administer zakat reaches, and outside marketing is a weak case. We suggest general funds or a donor who gives for this purpose, and we leave the ruling to your scholar.',
          ],
        },
        {
          question: 'How do you make sure that sponsors are halal?',
          answer: [
            'You set the rule, and we write it down with you: which trades are out, what share of mixed income you accept, if any, and who decides in doubtful cases. We check each company’s public information before we approach it, and show you what we could not find out.',
          ],
        },
        {
          question: 'Ramadan is six weeks away. Is it too late?',
          answer: [
            'Too late for a new website, in time for some useful things: a tested donation page, the zakat and sadaqah choice, one strong appeal for the last ten nights, and a thank-you with a report after Eid. We would start there and leave the rest for Shawwal.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'read-on',
      heading: 'Related pages',
      groups: [{ pages: ['/challenges', '/impact-stories/black-star', '/ethical-guidelines'] }],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Let’s look at your giving year together',
      text: 'In {callLength} we go through your year from Muharram to Dhul Hijjah, find the months without support, and say where we would begin. Tell us which times to avoid for prayer.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'islamic' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies AudiencePage
