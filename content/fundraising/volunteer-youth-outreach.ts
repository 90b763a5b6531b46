import type { FundraisingPage } from '../model/page-kinds.ts'

export const volunteerYouthOutreach = {
  seo: {
    title: 'Volunteer and Youth Outreach Programs',
    description:
      'Volunteers who come back and young people who lead: clear roles, a good first shift, safeguarding, and a path from helping to giving. Built in six months.',
  },
  theme: 'nonprofit',
  subject: 'service',
  name: 'Volunteer and Youth Outreach',
  summary:
    'Clear roles, a good first shift and safe youth programs, so that helpers come back and many become supporters.',
  hero: {
    eyebrow: 'Volunteer and youth outreach',
    title: 'Volunteers who come back and bring a friend',
    lead: 'People rarely stop volunteering because they stopped caring. They waited for a reply, stood around on their first day, or were never asked again. We build the path that prevents it.',
    actions: [
      { label: 'Build Your Volunteer Pipeline', tag: 'volunteer-pipeline', variant: 'nonprofit' },
      { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
    ],
    artifact: {
      kind: 'timeline',
      alt: 'A volunteer’s first ninety days, from the sign-up to an invitation to lead a shift.',
      title: 'A volunteer’s first ninety days',
      entries: [
        { when: 'Day 1', what: 'Signs up; a person replies' },
        { when: 'Day 7', what: 'First shift: a name badge and a task' },
        { when: 'That night', what: 'A thank-you with one photograph' },
        { when: 'Day 14', what: 'A short call: what should change?' },
        { when: 'Day 30', what: 'Brings a friend' },
        { when: 'Day 90', what: 'Asked to lead a shift, or to give' },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'Why volunteers are your closest supporters',
      paragraphs: [
        'Someone who has packed boxes beside you on a cold Saturday knows your work better than any reader of your newsletter. Volunteers give, they speak for you at work, and they bring their families. Many organizations never ask them, because the volunteer list and the donor list belong to different people.',
        'Young people deserve the same seriousness. They can tell a real task from one that was made up to fill a service requirement. Give them something that matters, an adult who keeps promises, and a say in how it is done, and they stay for years.',
        'Both need order before they need more sign-ups. Bringing in a hundred new names does harm if nobody answers them.',
      ],
      points: [
        'A form that says “We will be in touch”, and an inbox that nobody owns.',
        'Roles without an end date, so that people who might give three months give nothing.',
        'One coordinator who holds everything in their head, and is tired.',
        'A youth program that starts before screening, consent and supervision are settled.',
      ],
    },
    {
      kind: 'cards',
      id: 'what-you-get',
      heading: 'What our volunteer and youth service includes',
      items: [
        {
          icon: 'clipboard-list',
          title: 'Roles people can say yes to',
          text: 'Short descriptions with the task, the hours, the place, the person in charge and an end date. Some roles take one evening, some a season, and a few can be done from home.',
        },
        {
          icon: 'user-plus',
          title: 'Recruiting where trust exists',
          text: 'Schools, employers, congregations, student groups and your own donors, each with a message of its own. After Jumu’ah or a Sunday service, a person with a sign-up sheet often does better than a poster.',
        },
        {
          icon: 'sprout',
          title: 'A first day that works',
          text: 'A reply within two working days, a welcome by name, a task within minutes and a thank-you that evening. We write the messages and the shift leader’s checklist.',
        },
        {
          icon: 'graduation-cap',
          title: 'Youth programs with real work',
          text: 'A youth council with a small budget of its own, service projects planned by the young people, and certificates and references that help them afterward.',
        },
        {
          icon: 'shield-check',
          title: 'Safeguarding first',
          text: 'Background checks, parental consent, a rule that no adult is alone with a child, rules for photographs and messages, and a named person to report to. All of it is in place before the first session.',
        },
        {
          icon: 'heart-handshake',
          title: 'From helping to giving',
          text: 'An honest invitation at the right moment, often after a season of service, to give monthly, join a committee or bring an employer. Nobody has to give in order to help.',
        },
      ],
    },
    {
      kind: 'worksheet',
      id: 'first-day',
      heading: 'A sample first shift, minute by minute',
      intro: 'What a new volunteer meets on a Saturday at the pantry.',
      columns: { first: 'When', second: 'What happens', third: 'Who sees to it' },
      rows: [
        { first: 'The evening before', second: 'A message: door, bus stop, shoes', third: 'The coordinator' },
        {
          first: 'First five minutes',
          second: 'A welcome by name, a badge, a tour',
          third: 'The shift leader',
        },
        {
          first: 'Minute ten',
          second: 'A task, beside somebody who knows it',
          third: 'A returning volunteer',
        },
        {
          first: 'Last ten minutes',
          second: 'What today came to, and the next date',
          third: 'The shift leader',
        },
        { first: 'That evening', second: 'A thank-you with one photograph', third: 'The coordinator' },
      ],
    },
    {
      kind: 'timeline',
      id: 'how-it-starts',
      heading: 'How we build your volunteer pipeline',
      phases: [
        {
          when: 'Weeks 1–2',
          title: 'Ask the people who left',
          text: 'We call some volunteers who stopped and some who stayed, and sign up ourselves to see what happens.',
          points: [
            'You provide your lists, your sign-up form and one contact for each program.',
            'You get a page on why people stay and why they go, in their own words.',
          ],
        },
        {
          when: 'Weeks 3–6',
          title: 'Roles, rules and replies',
          text: 'Role descriptions, safeguarding rules and the first messages are written and approved.',
          points: [
            'Your board adopts the safeguarding policy.',
            'One inbox, one owner, and a second person for holidays.',
          ],
        },
        {
          when: 'Months 2–3',
          title: 'One program first',
          text: 'We recruit for a single program and walk through each first day with the shift leaders.',
          points: [
            'Each new volunteer gets a short call after the second shift.',
            'We correct the roles before we recruit for the next program.',
          ],
        },
        {
          when: 'Months 4–6',
          title: 'Youth and growth',
          text: 'The youth council begins, further programs join, and volunteers are invited to support the work in other ways.',
          points: [
            'Experienced volunteers train new shift leaders.',
            'Hours, return visits and gifts are read together, once a quarter.',
          ],
        },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'Volunteer and youth results so far',
      metrics: ['volunteerRetention', 'youthEngagement', 'longTermSupporters'],
      points: [
        '{volunteerRetention} of volunteers stay, and youth engagement is {youthEngagement} what it was.',
        '{longTermSupporters} of volunteers become long-term supporters, which is why the invitation is planned from the first shift on.',
        'Your own baseline may be unknown today. Finding it out is the first task, and needs nothing more than sign-in sheets.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Volunteers and youth: common questions',
      items: [
        {
          question: 'We have no volunteer coordinator. Who would run this?',
          answer: [
            'One member of staff with a fixed half day each week, and two or three experienced volunteers as shift leaders. If nobody can have that half day, wait with recruiting. People who are left unanswered tell others.',
          ],
        },
        {
          question: 'What do we need before we work with young people?',
          answer: [
            'A safeguarding policy, screened adults, written consent from parents, insurance that covers the activity, and a way to report a concern. Requirements differ by state and country, so have the policy checked locally.',
          ],
        },
        {
          question: 'Is it right to ask volunteers for money?',
          answer: [
            'Yes, if it is a free invitation and comes after thanks. Many are glad to be asked and surprised that nobody had. We never make giving a condition, and young people are not asked for gifts.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'related',
      heading: 'Related services and stories',
      groups: [
        {
          pages: ['/impact-stories/black-star', '/services/fundraising-systems', '/services/crm-nonprofits'],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Plan your volunteers’ first three shifts',
      text: 'Tell us how someone signs up with you today and what happens next. In {callLength} we sketch the path from first reply to third shift, for one program.',
      actions: [
        { label: 'Build Your Volunteer Pipeline', tag: 'volunteer-pipeline', variant: 'nonprofit' },
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'outline' },
      ],
    },
  ],
} satisfies FundraisingPage
