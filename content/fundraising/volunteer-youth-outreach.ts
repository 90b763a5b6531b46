import { fundraisingAudit, page, section, volunteerPipeline } from '../model/notation.ts'

export const volunteerYouthOutreach = page('service', {
  title: 'Volunteer and Youth Outreach Programs',
  description:
    'Volunteers who come back and young people who lead: clear roles, a good first shift, youth protection, and a path from helping to giving. Built in six months.',
  name: 'Volunteer and Youth Outreach',
  summary: 'Clear roles, a good first shift and safe youth programs, so volunteers come back and many give.',
  hero: {
    eyebrow: 'Volunteer and youth outreach',
    title: 'Volunteers who come back and bring a friend',
    text: 'People who still care stop volunteering when nobody replies, when they stand around on day one, or when nobody asks them back. We fix that.',
    actions: [volunteerPipeline, fundraisingAudit],
    artifact: {
      kind: 'stamps',
      alt: 'A volunteer’s card with seven of ten shifts stamped, and what happened on the way.',
      title: 'Saturday pantry',
      stamped: 7,
      lines: [
        'Shift 1: a name badge and a task',
        'Shift 4: brings a friend',
        'Shift 7: asked to lead a table',
      ],
    },
  },
  sections: [
    section.worksheet('first-day', 'A sample first shift, minute by minute', {
      intro: 'What a new volunteer sees on a Saturday at the pantry.',
      columns: ['When', 'What happens', 'Who makes it happen'],
      rows: [
        ['The evening before', 'A text: door, bus stop, shoes', 'The coordinator'],
        ['First five minutes', 'A welcome by name, a badge, a tour', 'The shift leader'],
        ['Minute ten', 'A task, next to someone who knows it', 'A returning volunteer'],
        ['Last ten minutes', 'What today added up to, and the next date', 'The shift leader'],
        ['That evening', 'A thank-you with one photo', 'The coordinator'],
      ],
    }),
    section.prose('why-it-matters', 'Why your next donors may be on your volunteer list', {
      text: [
        'Someone who’s packed boxes next to you on a cold Saturday knows your work better than any newsletter reader. Volunteers give, they talk about you at work, and they bring their families. Many organizations never ask them, because one person keeps the volunteer list and another keeps the donor file.',
        'Young people can tell a real task from one made up to fill a service requirement. Give them something that matters, an adult who keeps promises, and a say in how it’s done, and they stay for years.',
        'Get the welcome right before you recruit. A volunteer who waits for an answer rarely asks twice.',
      ],
      points: [
        'The form says “We’ll be in touch”, and the inbox has no owner.',
        'Roles have no end date, so people who’d give three months give nothing.',
        'One coordinator keeps everything in her head, and she’s tired.',
        'A youth program starts before screening, consent and supervision are settled.',
      ],
    }),
    section.cards('what-you-get', 'What brings volunteers back', {
      'Roles people can say yes to':
        'Short descriptions with the task, the hours, the place, the person in charge and an end date. Some take one evening, some a season, and a few you can do from home.',
      'Recruiting where people trust you':
        'Schools, employers, congregations, student groups and your own donors, each with its own message. After Jumu’ah or a Sunday service, a person with a sign-up sheet often does better than a poster.',
      'A first day that works':
        'A reply within two business days, a welcome by name, a task within minutes and a thank-you that evening. We write the messages and the shift leader’s checklist.',
      'Youth programs with real work':
        'A youth council with a small budget of its own, service projects that young people plan, and certificates and references they can use afterward.',
      'Youth protection first':
        'Background checks, parental consent, no adult alone with a child, rules for photos and messages, and a named person to report to. All of it is in place before the first session.',
      'From helping to giving':
        'An invitation at the right moment, often after a season of service, to give monthly, join a committee or bring in an employer. Helping never depends on it.',
    }),
    section.steps('how-it-starts', 'How we build the pipeline', {
      'Weeks 1–2: ask the people who left':
        'We call some volunteers who quit and some who stayed, and sign up ourselves to see what happens. You get a page on why people stay and why they go, in their own words.',
      'Weeks 3–6: roles, rules and replies':
        'Role descriptions, the first messages, and a youth protection policy that your board adopts. One inbox, one owner, and a second person for vacations.',
      'Months 2–3: one program first':
        'We recruit for a single program, walk through each first day with the shift leaders, and call each new volunteer after the second shift.',
      'Months 4–6: youth and growth':
        'The youth council starts, more programs join, and experienced volunteers train the new shift leaders. Your monthly report shows hours, return visits and gifts side by side.',
    }),
    section.metrics('results', 'Our figures so far, and how we’d count yours', {
      intro:
        'These are our own figures. This page doesn’t say which clients they come from, or over how long, so don’t rely on them until you’ve asked us.',
      metrics: ['volunteerRetention', 'youthEngagement', 'longTermSupporters'],
      points: [
        'Many of those who stay give later, so we plan from the first shift when to ask.',
        'Your own number comes first. All it takes is a sign-in sheet, and we count the same way from then on.',
      ],
    }),
    section.faqs('questions', 'What coordinators and boards ask us', {
      'What do we need before we work with young people?':
        'A youth protection policy, screened adults, written consent from parents, insurance that covers the activity, and a way to report a concern. Requirements differ by state and country, so have the policy checked locally.',
      'Is it right to ask volunteers for money?':
        'Yes, if you’ve thanked them first and they’re free to say no. Many are glad to be asked and surprised that it took so long. We never make giving a condition, and we don’t ask young people for gifts.',
    }),
    section.callToAction('next-step', 'Plan your volunteers’ first three shifts', {
      text: 'Tell us how someone signs up today and what happens next. On a {callLength:adjective} call we’ll sketch the path from first reply to third shift.',
      actions: [volunteerPipeline, fundraisingAudit],
    }),
  ],
})
