import { inOneRow } from '../before-you-sign.ts'
import { bookCall, card, detail, freeAudit, page, section, sheet } from '../model/notation.ts'

export const nonprofitStrategy = page('service', {
  title: 'Nonprofit Digital Strategy Consulting',
  description:
    'A one-page digital plan that fits your staff: what to do first, what to stop, what it costs, and how you’ll know it’s working. With a call every month.',
  name: 'Digital Strategy',
  summary: 'You get a one-page plan: what to do first, what to stop, what it costs, how you’ll know.',
  hero: {
    eyebrow: 'Digital strategy consulting',
    title: 'Decide what to do first, and what to leave alone',
    text: 'Your team is small, and everyone has advice for it. We help you pick the few things that will bring supporters this year, and drop the rest.',
    actions: [bookCall, freeAudit],
    artifact: {
      kind: 'matrix',
      alt: 'Eight ideas, charted by effort and effect. A join page and a welcome email come first, town meetings and a new website wait, partner newsletters and flyers bring little, and a podcast and TikTok are crossed out.',
      title: 'Thirty new members by March',
      effort: 'Takes more work',
      effect: 'Brings more members',
      first: { label: 'First', items: ['A join page', 'A welcome email'] },
      others: [
        ['Town meetings', 'A new website'],
        ['Partner newsletters', 'Flyers'],
        ['A podcast', 'TikTok'],
      ],
    },
  },
  sections: [
    section.worksheet('the-plan', 'A sample one-page plan', {
      intro: 'For example, a climate network’s year. Anything that isn’t on the sheet waits.',
      columns: ['Piece of work', 'Owner and hours', 'Keep going or stop'],
      rows: [
        ['A join page', 'Membership, four hours a week', 'March: thirty new members'],
        ['A welcome email', 'Membership, two hours a week', 'April: half of them open it'],
        ['Three partner newsletters', 'A volunteer, one day a month', 'June: new members mention one'],
        ['Town meetings', 'Board, one evening a month', 'September: people come back'],
        ['New website', 'Nobody yet', 'Waits for the join page'],
      ],
    }),
    section.mockup('monthly-report', 'A sample report, on one page', {
      intro: 'The network’s October. It takes ten minutes to read, and then we talk.',
      sheets: [
        sheet('October: what we counted', [
          { as: 'figure', text: '11', note: 'New members. Nine in September; the plan says thirty by March' },
          { as: 'figure', text: '58%', note: 'Opened the welcome email, by the email tool’s count' },
          {
            as: 'figure',
            text: '41 h',
            note: 'Of staff, volunteer and board time. Four more than planned: the partner newsletters',
          },
        ]),
        sheet('October: what we make of it', [
          { as: 'title', text: 'What worked' },
          {
            as: 'text',
            text: 'The join page asks for three things now. Seven of the eleven used it on a phone.',
          },
          { as: 'title', text: 'What didn’t' },
          { as: 'struck', text: 'The first partner newsletter', note: '1,400 readers, no new member' },
          { as: 'title', text: 'In November' },
          { as: 'choice', text: 'Membership: write to 23 people who stopped halfway' },
          { as: 'choice', text: 'Board: the town meeting, on the 14th' },
          { as: 'text', text: 'To decide on the call: drop the second newsletter?' },
        ]),
      ],
    }),
    section.cards('read-on', 'Already know your first step? Take it', [
      inOneRow('/services/nonprofit-strategy'),
      card('When a fee would be paid back', {
        text: 'Type five numbers, the fee among them, and see the month.',
        to: '/resources/your-year-in-one-table',
      }),
    ]),
    section.prose('why-it-matters', 'Start with how the last ten donors found you', {
      text: [
        'A board member wants a podcast. The youth committee wants TikTok. A vendor calls about a new website. Each idea is reasonable, and together they need a staff you don’t have.',
        'We start at the other end. How many new donors, volunteers or program participants do you need this year, and how did the last ten find you? You ask them, and write down where.',
        'Then we plan for the week you actually have. If your communications person has one day for this, we plan one day.',
      ],
    }),
    section.serviceDetails('what-we-do', 'How the plan is made and kept', [
      detail('digital-review', 'clipboard-list', 'Digital review', {
        text: 'We look at your website, search, email, ads and donor file as one path from stranger to supporter.',
        what: 'We follow three people through everything you have online: someone who needs your help, a first-time donor, and a volunteer. We read the analytics, interview staff, and check who owns each account and domain. You get a short report: what works, what leaks, and what we’d do in which order.',
        why: 'The ad works, the page works, and the confirmation email was never switched on. Review them one by one, and nobody sees it.',
        example:
          'A hospice has a well-read newsletter and few new subscribers. The review finds that the sign-up form feeds a list that hasn’t been emailed since the last change of email tools. Reconnecting it takes an hour, so it goes to the top of the report.',
      }),
      detail('one-page-plan', 'compass', 'One-page plan', {
        text: 'You choose at most five pieces of work, each with an owner and a budget. The rest waits on a list.',
        what: 'We agree on it in two workshops, with leadership and the people who’ll do the work. Each piece of work has an owner, hours, a budget and a date when you decide to keep going or stop.',
        why: 'One page can hang on a wall and go in the board packet. When the next idea comes along, you can ask which of the five it should replace.',
        example:
          'More members, more press and a new website: a climate network wants all three by spring. Members pay for everything else, so they come first: a join page, a welcome series and three partner newsletters. The new website waits until the join page shows what members respond to.',
      }),
      detail('measurement', 'gauge', 'Measurement', {
        text: 'We count a handful of numbers, each in one way, from where you stand today.',
        what: 'We choose the numbers with you: new donors, donors who come back, volunteer hours, program applications. Then we write down how each is counted, set up the tracking, and record where it stands on the day we begin.',
        why: 'A baseline is how you’ll know whether it worked. And unless everyone counts the same way, the number depends on who makes the slide.',
        example:
          'One person counts flyers, another counts website visits, and the report says “families reached”. We switch to two numbers: families who asked for a spot and families who started. Now the tutoring board can see that many ask and few start, and the enrollment form is next on the list.',
      }),
      detail('monthly-review', 'calendar-check', 'Monthly call and coaching', {
        text: 'We spend an hour a month on your report and your plan, and read a vendor’s proposal before you sign.',
        what: 'On a monthly call we go through the report, ask what got done and what got in the way, and change the plan to match. Between calls, your staff can bring us a draft, a proposal or a problem. When you hire a designer or an agency, we help write the brief and read the proposals.',
        why: 'One month an appeal, a grant report and a sick coworker arrive at once. The call is where you cut the plan back, before it’s dropped quietly.',
        example:
          'Three proposals for a new website lie on an Islamic school’s table, each written differently. We put them in one table: what’s included, who owns the code, what a change costs later, and whether the donation page can take zakat as a separate fund. The board chooses in one meeting.',
      }),
    ]),
    section.faqs('questions', 'A plan that anyone can carry out', {
      'Can you do it for us?':
        'Yes: search, ads, landing pages and CRM. Or take the plan to anyone else. It’s yours.',
      'How much of our time does it take?':
        'Two half-day workshops, and an hour from each person we interview. The plan is there in month two, the first work goes live in month three. After that it’s an hour a month for the call, plus what you’ve chosen to do.',
    }),
    section.prose('results', 'How you’ll know the plan is working', [
      'The report counts members, gifts or hours the same way each month.',
      'By our own count, giving grew by {averageGrowthMeasured} on average across our clients. We can’t print the period or the starting totals yet, so don’t decide by it.',
    ]),
    section.callToAction('next-step', 'Sort everything you could do, on one call', {
      text: 'Read us your list. Together we’ll sort it into first, later and never. The first three steps come by email, the next business day.',
      actions: [bookCall, freeAudit],
    }),
  ],
})
