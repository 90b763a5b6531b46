import { inOneRow } from '../before-you-sign.ts'
import { bar, card, fundraisingAudit, page, section, specialist } from '../model/notation.ts'

export const fundraisingExecution = page('service', {
  title: 'Fundraising Plan Execution, Month by Month',
  description:
    'A year of fundraising carried out with you in four phases: foundation, first campaigns, expansion and renewal. Who does what, and what you have at the end.',
  name: 'Fundraising Execution',
  summary: 'We carry out a year of fundraising with your team, in four phases.',
  hero: {
    eyebrow: 'Fundraising execution',
    title: 'You have a plan. We help you carry it out',
    text: 'For a year, we work alongside your team: the letters go out, the calls get made and the results get read.',
    actions: [specialist, fundraisingAudit],
    artifact: {
      kind: 'phases',
      alt: 'Twelve months in four phases, one after the other.',
      phases: [
        { name: 'Foundation', months: 2 },
        { name: 'First campaigns', months: 4 },
        { name: 'Expansion', months: 3 },
        { name: 'Renewal and handoff', months: 3 },
      ],
    },
  },
  sections: [
    section.worksheet('four-phases', 'Your year, phase by phase', {
      intro:
        'Dates shift to fit your seasons. If Ramadan or year-end falls in the first months, we prepare one simple appeal and leave the big changes for later.',
      columns: ['The phase', 'What happens', 'What you have at the end'],
      rows: [
        [
          'Months 1–2: foundation',
          'Interviews with the director, the treasurer and two board members, and a test gift through every channel. We clean the donor file and get the thank-yous out. From you: three years of records.',
          'A baseline, a calendar and a short list of people and companies to ask',
        ],
        [
          'Months 3–6: first campaigns',
          'We invite repeat donors to give monthly before we ask anyone else, and try sponsor packages on friendly companies. Volunteers get welcomed and thanked like donors.',
          'A review of which hours brought gifts',
        ],
        [
          'Months 7–9: expansion',
          'More time for what worked, none for the rest. Press and search bring new people, board members host small visits, and sponsor proposals go out when each company sets its budget.',
          'A forecast for the year, with the uncertain part marked',
        ],
        [
          'Months 10–12: renewal and handoff',
          'Every sponsor gets a report before you ask again. Your staff run the closing appeal, with us in the background, and a colleague who didn’t write the handbook tries it out.',
          'Results against the baseline, and a plan for year two',
        ],
      ],
    }),
    section.cards('read-on', 'It takes one person, a day a week', [
      inOneRow('/services/fundraising-execution'),
      card('A report, after eight weeks', {
        text: 'Read what was counted, what didn’t work, and whose hours it took.',
        to: '/services/before-you-sign#report',
      }),
    ]),
    section.prose('why-it-matters', 'A few tasks each week keep a plan from stalling', {
      text: [
        'Plans stall on ordinary things. The letter waits for approval, the list is out of date, a program has an emergency, and the person who’s supposed to make the calls hates making calls.',
        'With us, each week has a few tasks with names on them, and on Friday we ask whether they got done. We bring the schedule, the drafts and a half-hour call. Your people bring the relationships, because donors give to you.',
        'We don’t launch a campaign in week one, even when money is short. The thank-yous and the lists come first.',
      ],
    }),
    section.calendar('campaign-weeks', 'A sample year-end appeal, week by week', {
      intro: 'Twelve weeks, from October 9 to December 31, as in our year-end calendar.',
      periods: Array.from({ length: 12 }, (_, i) => `Week ${i + 1}`),
      rows: [
        bar(
          'Lists and form',
          1,
          2,
          'List checked, a test gift on three phones, and the email to people who stopped.',
        ),
        bar('Story and letter', 1, 4, 'Drafted, cleared with the person in it, approved.'),
        bar('Board calls', 4, 5, 'Last year’s top 20 donors are thanked, without an ask.'),
        bar('The letter', 6, 6, 'It’s in the mail by the middle of November.'),
        bar('GivingTuesday, then weekly', 8, 11, 'Two emails that day, then one a week until December 22.'),
        bar('The last three emails', 12, 12, 'On the 29th, the morning of the 31st, that evening.'),
        bar('Thanks', 6, 12, 'Within two days, by a person if we can.'),
      ],
    }),
    section.pageLinks('year-end', 'This December? Begin tonight', [
      '/resources/year-end-appeal-calendar',
      '/resources/letters/year-end',
    ]),
    section.prose('results', 'Your baseline beside month twelve', [
      'We haven’t published the result of a full year. Yours has two columns, the baseline of month one and the same counts in month twelve, and stays with you.',
    ]),
    section.faqs('questions', 'Your people ask, and we prepare', {
      'Do you ask for money on our behalf?':
        'No. We prepare, draft and coach, and your people do the asking. Donors should hear from someone who’ll still be there next year. If your state registers advisers on fundraising, our number is in the proposal before you sign.',
      'How much time does our team need?':
        'One person with a fixed day a week, the director for an hour or two, and each board member for an occasional call. With less than that, we go more slowly and choose fewer campaigns.',
      'We need money in the next two months. Can you help?':
        'Partly. The quickest honest steps are to thank and then write to the donors who gave last year but not yet this year (LYBUNTs, in the trade), collect open pledges, and tell your closest supporters how things stand. We help with that in the first weeks.',
    }),
    section.callToAction('next-step', 'See where your plan would stall', {
      text: 'Show us the plan you have, finished or not. We’ll show you where it’s likely to stall, and the first three steps go into your one-page email.',
      actions: [specialist, fundraisingAudit],
    }),
  ],
})
