import type { FundraisingPage } from '../model/page-kinds.ts'

export const fundraisingExecution = {
  seo: {
    title: 'Fundraising Plan Execution, Month by Month',
    description:
      'A year of fundraising carried out with you in four phases: foundation, first campaigns, widening and renewal. Who does what, and what you have at the end.',
  },
  theme: 'mission',
  subject: 'service',
  name: 'Fundraising Execution',
  summary:
    'A year of fundraising in four phases, with a specialist beside your team and a review after each phase.',
  hero: {
    eyebrow: 'Fundraising execution',
    title: 'Your fundraising plan, carried out over twelve months',
    lead: 'You may have a plan already. What is missing is someone who makes sure that the letters go out, the calls are made and the results are read. We work beside your team for a year.',
    actions: [
      { label: 'Talk to a Fundraising Specialist', tag: 'fundraising-specialist', variant: 'hero' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'timeline',
      alt: 'One week of the plan: three tasks with names on Monday, a draft on Tuesday, calls on Thursday and a half hour on Friday.',
      title: 'One week of the plan',
      entries: [
        { when: 'Monday', what: 'Three tasks, a name on each' },
        { when: 'Tuesday', what: 'Draft appeal, ready to approve' },
        { when: 'Wednesday', what: 'Approved; the list is checked' },
        { when: 'Thursday', what: 'Two board members make their calls' },
        { when: 'Friday', what: 'Half an hour: done, stuck, dropped' },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'Why fundraising plans stall',
      paragraphs: [
        'Fundraising plans are usually sound. They stall on ordinary things: the letter waits for approval, the list is out of date, the program has an emergency, and the person who was to make the calls does not like making calls.',
        'Execution means that each week has a few tasks with names on them, someone asks on Friday whether they were done, and the plan changes when the facts do. We bring the rhythm, the drafts and the specialist knowledge. Your people bring the relationships, because donors give to you.',
        'The year has four phases. We do not begin campaigns in the first week, even when money is short, because a campaign on top of broken thank-yous and old lists costs you donors.',
      ],
      points: [
        'A campaign starts before the donation page and the receipts have been tested.',
        'The board agrees to open doors, and nobody tells each member which door.',
        'Results are read at the end of the year, when it is too late to change anything.',
        'Knowledge stays with the consultant and leaves when the contract ends.',
      ],
    },
    {
      kind: 'cards',
      id: 'what-you-get',
      heading: 'What our execution service includes',
      items: [
        {
          icon: 'list-checks',
          title: 'A plan by the week',
          text: 'Each quarter broken into weekly tasks that fit the hours your people have. Everyone can see what is theirs.',
        },
        {
          icon: 'pen-line',
          title: 'Drafts, ready to approve',
          text: 'Appeals, sponsor notes, thank-yous and reports in your voice. You correct and send them under your own name.',
        },
        {
          icon: 'users',
          title: 'A board that takes part',
          text: 'One or two tasks for each member that suit them: a call, an introduction, a visit. We prepare each one and say thank you.',
        },
        {
          icon: 'calendar-check',
          title: 'A weekly half-hour call',
          text: 'A short call with whoever leads the work: what was done, what is stuck, what we drop this week.',
        },
        {
          icon: 'chart-line',
          title: 'A monthly page of figures',
          text: 'Gifts, donors kept, sponsor conversations and volunteers, beside the values of the month we began.',
        },
        {
          icon: 'book-open',
          title: 'A handbook at the end',
          text: 'Calendar, letters, lists and lessons in one document, so that your team can run the second year alone.',
        },
      ],
    },
    {
      kind: 'timeline',
      id: 'four-phases',
      heading: 'Your year in four phases',
      intro:
        'Dates shift to meet your seasons. If Ramadan or year-end falls into the first months, we prepare one simple appeal and leave the large changes for later.',
      phases: [
        {
          when: 'Months 1–2',
          title: 'Foundation',
          text: 'We learn how money comes in today, repair what loses donors, and agree on the year’s goals.',
          points: [
            'Week one: interviews with the director, the treasurer and two board members, and a test gift through every channel.',
            'Giving records cleaned, funds defined, thank-yous going out within days.',
            'From you: three years of records, and one person with fixed hours for this work.',
            'At the end: a baseline, a calendar and a short list of people and companies to ask.',
          ],
        },
        {
          when: 'Months 3–6',
          title: 'First campaigns',
          text: 'Monthly giving, the first sponsor conversations and one main appeal, each small enough to do well.',
          points: [
            'Repeat donors are invited to give monthly, before anyone else is asked.',
            'Sponsor packages are tried on friendly companies, then offered to the short list.',
            'Volunteers are welcomed and thanked in the same system as donors.',
            'At the end: a review of what brought gifts for each hour spent.',
          ],
        },
        {
          when: 'Months 7–9',
          title: 'Expansion',
          text: 'What worked gets more time, what did not is stopped, and the stories gathered so far are put to use.',
          points: [
            'Press, partner newsletters and search bring new people to the pages that have proved themselves.',
            'Board members host small visits for supporters who may want to do more.',
            'Company budgets for the next year are often set now, so sponsor proposals go out.',
            'At the end: a forecast for the year, with the uncertain part marked as such.',
          ],
        },
        {
          when: 'Months 10–12',
          title: 'Renewal and handover',
          text: 'Donors and sponsors are asked to renew, and your own people take over each routine.',
          points: [
            'Every sponsor gets a report on what was promised and delivered before being asked again.',
            'The closing appeal is run by your staff, with us in the background.',
            'The handbook is finished and tried out by someone who did not write it.',
            'At the end: results against the baseline, and a plan for the second year.',
          ],
        },
      ],
    },
    {
      kind: 'calendar',
      id: 'campaign-weeks',
      heading: 'A sample year-end appeal, week by week',
      intro: 'Twelve weeks around a year-end appeal. The asking is the shortest part.',
      periods: [
        'Week 1',
        'Week 2',
        'Week 3',
        'Week 4',
        'Week 5',
        'Week 6',
        'Week 7',
        'Week 8',
        'Week 9',
        'Week 10',
        'Week 11',
        'Week 12',
      ],
      rows: [
        { name: 'Lists and form', text: 'Records cleaned; a test gift on three phones.', from: 1, to: 3 },
        {
          name: 'Story and letter',
          text: 'Drafted, agreed with the person in it, approved.',
          from: 2,
          to: 5,
        },
        { name: 'Board calls', text: 'Each member tells five people what is coming.', from: 5, to: 6 },
        { name: 'The appeal', text: 'Letter, two emails, one reminder.', from: 7, to: 9 },
        { name: 'Thanks', text: 'Within two days, by a person where we can.', from: 7, to: 10 },
        { name: 'Report', text: 'What came in, what it does, what we change.', from: 11, to: 12 },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'Fundraising results so far',
      intro: 'A year is long enough to judge us by results. These are from our work so far.',
      metrics: ['donationIncrease', 'averageGrowthMeasured'],
      points: [
        'Our visibility work, one part of the year, brought a {donationIncrease} increase in donations.',
        'Across our clients, giving has grown {averageGrowthMeasured} on average.',
        'Your targets are set after the first phase, from your own baseline. A target named before anyone has seen your records is a guess.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Fundraising execution: common questions',
      items: [
        {
          question: 'Do you ask our donors for money on our behalf?',
          answer: [
            'No. We prepare, draft and coach, and your people do the asking. Donors should hear from someone who will still be there next year. Many states also regulate people who are paid to ask, so we agree in writing on who does what.',
          ],
        },
        {
          question: 'How much time does our team need?',
          answer: [
            'One person with a fixed day a week, the director for an hour or two, and each board member for an occasional call. With less than that we go more slowly and choose fewer campaigns.',
          ],
        },
        {
          question: 'We need money in the next two months. Can you help?',
          answer: [
            'Partly. The quickest honest steps are to call last year’s donors, collect open pledges, and tell your closest supporters how things stand. We can help with that in the first weeks. New sponsors and grants will not arrive in time.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'related',
      heading: 'Services that are part of the year',
      groups: [
        {
          pages: [
            '/services/fundraising-systems',
            '/services/corporate-sponsorship',
            '/services/volunteer-youth-outreach',
            '/services/fundraising-visibility',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Bring the plan you have, finished or not',
      text: 'In {callLength} we go through it with you, mark what will stall, and say what we would do in the first two months.',
      actions: [
        { label: 'Talk to a Fundraising Specialist', tag: 'fundraising-specialist', variant: 'mission' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies FundraisingPage
