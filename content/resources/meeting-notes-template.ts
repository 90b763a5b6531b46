import { bookCall, link, page, section, sheet } from '../model/notation.ts'

export const meetingNotesTemplate = page('resource', {
  title: 'Meeting Notes Template, and How Notes Differ From Minutes',
  description:
    'A one-page template for working meetings: purpose, decisions, tasks and open questions. And how to tell when you need formal minutes instead.',
  subject: 'page',
  name: 'Meeting Notes Template',
  summary: 'Take notes on one page, and know when you need minutes instead.',
  hero: {
    eyebrow: 'Free resource',
    title: 'A meeting notes template your team will use',
    text: 'Five headings on one page, for staff and volunteer meetings. You fill it in while people talk, and it ends with who does what by when.',
    actions: [link('Go to the Template', '/resources/meeting-notes-template#structure', 'mission')],
    artifact: {
      kind: 'sheets',
      alt: 'Invented meeting notes under five headings: the purpose, what was open, the topics, one decision with two tasks, and what can wait.',
      sheets: [
        sheet(
          'Notes, Tuesday',
          [
            { as: 'title', text: 'Choose the venue for the iftar' },
            { as: 'chosen', text: 'Since last time: gym asked for' },
            { as: 'text', text: 'Topics: seats, price, parking' },
            { as: 'title', text: 'Decided: the school gym' },
            { as: 'choice', text: 'Book the gym', note: 'Youth lead, by Friday' },
            { as: 'choice', text: 'Ask the caterer', note: 'Treasurer, by Monday' },
            { as: 'text', text: 'Parking lot: a second date' },
          ],
          'pad',
        ),
      ],
    },
  },
  sections: [
    section.checklist('structure', 'A meeting notes template to copy', {
      intro: 'Copy these headings into a shared document, and put it on screen while you write.',
      items: {
        Header: [
          'The purpose, in one sentence that starts with a verb: “Choose the venue for the iftar.”',
          'Date, place or link, who’s here, and who should read this afterward.',
          'Who’s writing, and who’s watching the clock.',
        ],
        'Since last time': [
          'Each open task: done, moved to a new date, or dropped. No long reports.',
          'Anything that changes today’s plan, like a reply from a donor or a new deadline.',
        ],
        Topics: [
          'The question, written as a question: “Do we open sponsor registration before the program is final?”',
          'Facts people brought, with a link to the document.',
          'Options and the main point for and against each.',
          'The outcome: decided, postponed to a date, or handed to a person.',
        ],
        'Decisions and tasks': [
          'Every decision in one sentence that makes sense to someone who missed the meeting.',
          'Every task with one name and one date. Give it two names and nobody does it.',
          'Tasks that need approval from the board or the treasurer, marked as such.',
        ],
        'Parking lot and close': [
          'Good ideas for another meeting, and which one.',
          'Who tells the people it affects who weren’t in the room.',
          'Next meeting, and one thing to prepare for it.',
        ],
      },
    }),
    section.steps('how-to-use-it', 'How to use the template in a normal week', {
      'Send the topics as questions the day before':
        'People who know the question bring an answer. A topic that won’t fit into a question isn’t ready for a meeting.',
      'Write where everyone can see it':
        'On a shared screen, people fix misunderstandings on the spot. In a hall without a screen, read each decision aloud before you move on.',
      'Keep the last five minutes for the list':
        'Read the decisions and tasks out loud. Each person says yes to their own.',
      'Send it before the day ends':
        'Put decisions and tasks at the top and everything else below. Volunteers read it on a phone.',
      'Open the next meeting with the same document': 'Start with the task list from last time.',
    }),
    section.prose('confidential', 'Leave these out of shared notes', {
      text: 'Shared documents get forwarded. Keep these out, or put them in a separate file that only the right people can open.',
      points: [
        'Names and circumstances of people who receive aid, zakat or counseling. Use a case number.',
        'What a donor told you about family, health or wealth.',
        'Complaints about staff, pay, and anything a lawyer advised.',
        'Details of children in youth programs, including photos and pickup times.',
      ],
    }),
    section.comparison('notes-or-minutes', 'How notes and minutes differ', {
      intro: 'Could someone outside the room want proof of the decision someday? Then write minutes.',
      left: 'Meeting notes',
      right: 'Meeting minutes',
      rows: {
        'They help a team work. They don’t need approval.':
          'They’re a board’s official record. The board approves them, and an officer signs.',
        'Write down ideas, questions and context, whatever helps you remember.':
          'Write down motions, votes and actions. Cut the discussion to the main reasons.',
        'Share them, edit them, throw them out when the project is over.':
          'Don’t touch them once they’re approved. Keep board minutes permanently, and most committee minutes, we suggest, for at least {committeeRetention}.',
        'Read next week by the people who were there.':
          'Read years later by auditors, funders, courts and trustees who weren’t there.',
      },
    }),
    section.pageLinks('read-on', 'Templates for formal minutes', [
      '/resources/meeting-minutes-template',
      '/blog/how-to-write-meeting-minutes-free-templates',
      '/resources/ai-tools-for-meeting-management',
    ]),
    section.callToAction('next-step', 'Good notes, but the same tasks every month?', {
      text: 'Sponsor letters, the website, donor follow-up: if they’re on the list every time, your team is short of hours or of a routine. On the call we’ll find out which.',
      actions: [bookCall],
    }),
  ],
})
