import { inOneRow } from '../before-you-sign.ts'
import { card, fundraisingAudit, page, section, volunteerPipeline } from '../model/notation.ts'

export const volunteerYouthOutreach = page('service', {
  title: 'Volunteer and Youth Outreach Programs',
  description:
    'Volunteers who come back and young people who lead: clear roles, a good first shift, youth protection, and a path from helping to giving. Built in six months.',
  name: 'Volunteer and Youth Outreach',
  summary: 'We plan roles and a first shift that brings people back, with youth protection in place.',
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
    section.cards('read-on', 'Do you have shifts to fill?', [
      inOneRow('/services/volunteer-youth-outreach'),
      card('A letter for after the shift', {
        text: 'Copy it: it says what their hands did, and names a date to come back.',
        to: '/resources/letters/river-group#after-planting',
      }),
    ]),
    section.prose('results', 'Count your own return rate first', [
      'Take this month’s sign-in sheets. People who came twice, divided by people who came: that’s your return rate. We count the same way from then on.',
    ]),
    section.prose('why-it-matters', 'Your next donors may be on your volunteer list', {
      text: [
        'A volunteer who’s packed boxes next to you on a cold Saturday knows your work better than any newsletter reader. In a 2014 survey by Fidelity Charitable, half of its donors who volunteer said they give more because of it. If one person keeps the volunteer list and another the donor file, nobody asks them.',
        'Young people can tell a real task from one made up to fill a service requirement. Give them something that matters, an adult who keeps promises, and a say in how it’s done.',
        'Get the welcome right before you recruit. People who offered help and heard nothing don’t ask twice.',
      ],
    }),
    section.cards('what-you-get', 'Six things that bring volunteers back', {
      'Roles people can say yes to':
        'Each role says the task, the hours, the place, the person in charge and an end date. Some take one evening, some a season, and a few you can do from home.',
      'Recruiting where people trust you':
        'Schools, employers, congregations and your own donors each get a message of their own. After Jumu’ah or a Sunday service, that’s a person with a sign-up sheet.',
      'A first day that works':
        'People hear back within two business days, are welcomed by name, have a task within minutes and get a thank-you that evening. We write the messages and the shift leader’s checklist.',
      'Youth programs with real work':
        'Young people plan the projects, in a council with a small budget of its own. Afterward they have certificates and references they can use.',
      'Youth protection first':
        'Before the first session, adults are screened, parents have agreed, no adult is alone with a child, photos and messages have rules, and there’s a named person to report to.',
      'From helping to giving':
        'After a season, we invite people to give monthly, join a committee or bring in an employer. Helping never depends on it.',
    }),
    section.steps('how-it-starts', 'How we build the pipeline', {
      'Weeks 1 and 2: ask the people who left':
        'We call some volunteers who quit and some who stayed, and sign up ourselves to see what happens. You get a page on why people stay and why they go, in their own words.',
      'Weeks 3 to 6: roles, rules and replies':
        'Role descriptions, the first messages, and a youth protection policy that your board adopts. One inbox, one owner, and a second person for vacations.',
      'Months 2–3: one program first':
        'We recruit for a single program, walk through each first day with the shift leaders, and call each new volunteer after the second shift.',
      'Months 4–6: youth and growth':
        'The youth council starts, more programs join, and experienced volunteers train the new shift leaders. Your monthly report shows hours, return visits and gifts side by side.',
    }),
    section.prose('our-count', 'Our count so far, and why to trust yours', [
      'Our own count, not documented here yet: {volunteerRetention} of volunteers stayed, {youthEngagement} the young people took part, and {longTermSupporters} of volunteers became long-term supporters. Trust your own sign-in sheets first.',
    ]),
    section.faqs('questions', 'Young people and money', {
      'What do we need before we work with young people?':
        'A youth protection policy, screened adults, written consent from parents, insurance that covers the activity, and a way to report a concern. Requirements differ by state and country, so have the policy checked locally.',
      'Is it right to ask volunteers for money?':
        'Yes, if you’ve thanked them first and they’re free to say no. We never make giving a condition, and we don’t ask young people for gifts.',
    }),
    section.callToAction('next-step', 'Plan your volunteers’ first three shifts', {
      text: 'We’ll look at your sign-up form together, and at who answers it. The way to the third shift comes by email, on one page.',
      actions: [volunteerPipeline, fundraisingAudit],
    }),
  ],
})
