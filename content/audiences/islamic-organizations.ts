import { bar, bookCall, card, fundraisingAudit, page, section } from '../model/notation.ts'
import { religiousAdvice } from '../owner-facts.ts'

export const islamicOrganizations = page('audience', {
  title: 'Fundraising for Islamic Organizations and Mosques',
  description:
    'Halal fundraising for mosques, Islamic schools and relief organizations: zakat and sadaqah kept separate, Ramadan prepared early, support all year.',
  theme: 'islamic',
  name: 'Islamic Organizations',
  summary: 'Keep zakat apart, get ready for Ramadan in time, and find halal support all year.',
  hero: {
    eyebrow: 'For Islamic organizations',
    title: 'Raise more for your community and keep the amanah',
    window: { leaf: 'islamic' },
    text: 'Your donors trust you with an act of worship. We help mosques, schools and relief organizations label every gift correctly, get ready for Ramadan in time, and find halal support for the rest of the year.',
    actions: [bookCall, fundraisingAudit],
    artifact: {
      kind: 'year',
      alt: 'Ramadan in the Gregorian calendar: from February and March in 2027 it’s expected about eleven days earlier each year. In 2030 there are two: one from January 5, one from December 26.',
      title: 'Ramadan: the moon decides',
      dates: 'Begins about',
      rows: [
        { name: '2027', when: 'February 8', from: 1.27, to: 2.27 },
        { name: '2028', when: 'January 28', from: 0.9, to: 1.87 },
        { name: '2029', when: 'January 16', from: 0.5, to: 1.47 },
        { name: '2030', when: 'January 5', from: 0.15, to: 1.1 },
        { name: 'again', when: 'December 26', from: 11.83, to: 12 },
      ],
    },
  },
  sections: [
    section.cards('halal', 'How we keep it halal', {
      intro: 'Your scholars decide what’s halal, and we ask them to put it in writing. Here’s our part.',
      items: {
        'Sponsors screened first':
          'Before anyone contacts a company, you and your scholar agree on which kinds of business are out. We check public information and show you what we couldn’t find out. When it’s unclear, you decide.',
        'Zakat in its own fund':
          'Zakat, sadaqah and waqf (endowments) stay separate in every form, receipt and report. A fund is called zakat eligible only when your scholar or board has said so.',
        'Ads off unsuitable pages':
          'We exclude unsuitable ad placements as far as the network lets us, and tell you where it doesn’t.',
      },
    }),
    section.calendar('giving-year', 'A sample giving year by the Islamic calendar', {
      intro:
        'A plan for a masjid. Dates are expected; your community’s moon sighting decides. Your scholar and board decide what each fund can pay for.',
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
        bar('Monthly sadaqah', 1, 12, 'Small gifts that cover what you need every month.'),
        bar('Waqf', 3, 5, 'Conversations with families who want to leave something lasting.'),
        bar('Prepare', 7, 8, 'Test the pages, line up volunteers, tell the bank.'),
        // accept: fitr
        bar(
          'The month of giving',
          9,
          9,
          'Teaching, one clear need, the last ten nights, and zakat al-fitr before the Eid prayer.',
        ),
        bar('The report after Eid', 10, 10, 'What people gave, fund by fund, and where it went.'),
        bar('The first ten days', 12, 12, 'Qurbani and sadaqah, each in its own fund.'),
      ],
    }),
    section.cards('what-we-do', 'Six things we do, with your scholar and your board', [
      card('Clean funds and records', {
        text: 'The donor picks a fund, the receipt repeats it, and the books and the report follow.',
        to: '/services/crm-nonprofits',
      }),
      card('A giving year beyond Ramadan', {
        text: 'We plan monthly sadaqah, reminders on each donor’s zakat date, Dhul Hijjah and a waqf appeal.',
        to: '/services/fundraising-systems',
      }),
      card('Halal sponsorship', {
        text: 'Your board adopts a screening rule. Then we list companies that pass it, and write a proposal that suits a masjid or a school.',
        to: '/services/corporate-sponsorship#policy',
      }),
      card('Youth and volunteers', {
        text: 'Young people get real tasks, sisters and brothers alike, and sign up on a phone on the way out of Jumu’ah. Youth protection comes first.',
        to: '/services/volunteer-youth-outreach',
      }),
      card('Get found by your neighbors', {
        text: 'We put prayer times, classes and services on pages Google can read, in your community’s languages.',
        to: '/services/nonprofit-seo',
      }),
      card('A page that holds up on busy nights', {
        text: 'We test the donation page before Ramadan on slow connections, with a second payment provider ready.',
        to: '/services/landing-page-optimization',
      }),
    ]),
    section.pageLinks('read-on', 'Copy the letters for a masjid', [
      '/resources/letters/masjid',
      '/ethical-guidelines',
      '/challenges',
    ]),
    section.steps('how-it-starts', 'How we start, and how we get you through Ramadan', {
      'Week one: funds and forms':
        'We follow one zakat gift and one sadaqah gift from the form to the books. You give us your fund list, your fiqh guidance if it’s written down, and an hour with the treasurer.',
      'Weeks two to four: rules on paper':
        'Your board adopts an acceptance and screening policy, and your scholar confirms what each fund may pay for. Then it goes into your forms and receipts.',
      'Rajab and Sha’ban: prepare':
        'Stories, pages, volunteers, and a notice to your bank and payment provider about the volume to expect. That’s two months. With less time, we do less.',
      'During Ramadan: keep it simple':
        'We schedule all we can, so your staff can fast, pray and break the fast with their families. We agree beforehand who watches the donation page in the last ten nights.',
      'After Eid: report, then ask again':
        'Donors hear what came in and where it went. Then you invite them to continue with a small gift each month.',
    }),
    section.faqs('questions', 'Where your scholar decides', {
      'Can your fee be paid from zakat?':
        'Please plan to pay us from general funds, or from a donor who gives for this. Whether the administrators’ share could cover it is your scholar’s call.',
      'Can zakat pay for our building or our staff?':
        'Scholars differ. Zakat has eight categories of recipients (Qur’an 9:60), those who collect it among them, and many scholars say that a building isn’t one. Others allow some of it. Ask your scholar about your case, in writing, before you print “zakat eligible” on a form.',
      'Ramadan is six weeks away. Is it too late?':
        'Too late for a new website. There’s still time for a tested donation page, the zakat and sadaqah choice, one strong appeal for the last ten nights, and a thank-you with a report after Eid. We’d start there and leave the rest for Shawwal.',
      ...religiousAdvice,
    }),
    section.callToAction('next-step', 'Let’s look at your giving year together', {
      text: 'Name the times to avoid for prayer, and we’ll call around them. Afterward you’ll have one page by email, with the quiet month to start in.',
      actions: [bookCall, fundraisingAudit],
    }),
  ],
})
