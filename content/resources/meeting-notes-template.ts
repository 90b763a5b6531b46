import type { ResourcePage } from '../model/page-kinds.ts'

export const meetingNotesTemplate = {
  seo: {
    title: 'Meeting notes template, and how notes differ from minutes',
    description:
      'A reusable structure for working meetings: purpose, decisions, tasks and open questions. With a clear rule for when you need formal minutes instead.',
  },
  theme: 'mission',
  subject: 'page',
  name: 'Meeting Notes Template',
  summary: 'A structure for staff, volunteer and planning meetings, and when you need minutes instead.',
  hero: {
    eyebrow: 'Free resource',
    title: 'A meeting notes template that people will use',
    lead: 'Notes are for the people who do the work. This structure fits on one page, can be filled in while people talk, and ends with a list that nobody can misread.',
    actions: [],
    artifact: {
      kind: 'sheets',
      layout: 'one',
      alt: 'A page of team notes: a question, a decision, and tasks with a name and a day.',
      sheets: [
        {
          label: 'Notes, Tuesday team',
          better: true,
          parts: [
            { as: 'title', text: 'Which hall for the fall dinner?' },
            { as: 'text', text: 'The school is free on both Fridays.' },
            { as: 'chosen', text: 'Decided: the school', note: 'A decision, in one line' },
            { as: 'choice', text: 'Events: call the caterer' },
            { as: 'choice', text: 'Office: post the date by Monday', note: 'A name and a day' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'comparison',
      id: 'notes-or-minutes',
      heading: 'Meeting notes or minutes?',
      intro:
        'The words are often used for the same thing. The difference matters as soon as a decision binds the organization.',
      left: 'Meeting notes',
      right: 'Meeting minutes',
      rows: [
        {
          left: 'A working aid for a team. Nobody has to approve them.',
          right: 'The official record of a body. It approves them, and an officer signs.',
        },
        {
          left: 'Record ideas, questions and context, as far as they help you remember.',
          right: 'Record motions, votes and actions. Discussion is cut to the main reasons.',
        },
        {
          left: 'Can be shared, edited and thrown away when the project is over.',
          right:
            'Fixed once approved. Board minutes are kept permanently, committee minutes for at least {committeeRetention}.',
        },
        {
          left: 'Anyone can write them, in turn.',
          right: 'The secretary, or someone the chair appoints, is responsible for them.',
        },
        {
          left: 'Read next week by the people who were there.',
          right: 'Read years later by auditors, funders, courts and trustees who were not there.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'when-to-use-which',
      heading: 'When to use notes, when to use minutes',
      items: [
        {
          icon: 'notebook-pen',
          title: 'Notes are enough',
          text: 'Staff meetings, volunteer briefings, event planning, a call with a sponsor, a first talk with a grant officer, one-to-one conversations.',
        },
        {
          icon: 'gavel',
          title: 'You need minutes',
          text: 'Board meetings, members’ meetings, and any committee that spends money, hires, signs or decides for the board.',
        },
        {
          icon: 'circle-question-mark',
          title: 'If you are in doubt',
          text: 'Ask whether someone outside the room could later want proof of what was decided. If so, write minutes. You may still keep notes while you work, and delete them when the minutes are approved.',
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'structure',
      heading: 'A meeting notes template to copy',
      intro:
        'Copy these headings into a shared document, and open it where everyone can see it while you write.',
      groups: [
        {
          title: 'Header',
          items: [
            'What the meeting is for, in one sentence that begins with a verb: “Choose the venue for the iftar.”',
            'Date, place or link, who is here, and who should read this afterward.',
            'Who writes, and who keeps an eye on the time.',
          ],
        },
        {
          title: 'Since last time',
          items: [
            'Each open task: done, moved to a new date, or dropped. No long reports.',
            'Anything that changes today’s plan, such as a reply from a donor or a new deadline.',
          ],
        },
        {
          title: 'Topics',
          items: [
            'The question, written as a question: “Do we open sponsor registration before the program is final?”',
            'Facts people brought, with a link to the document.',
            'Options and the main point for and against each.',
            'The outcome: decided, postponed until a named date, or passed on to a named person.',
          ],
        },
        {
          title: 'Decisions and tasks',
          items: [
            'Every decision in one sentence that makes sense to someone who was away.',
            'Every task with one name and one date. Two names mean no name.',
            'Tasks that need approval from the board or the treasurer, marked as such.',
          ],
        },
        {
          title: 'Parking lot and close',
          items: [
            'Good ideas that do not belong to this meeting, and where they will be taken up.',
            'Who tells the people that are affected and were not in the room.',
            'Next meeting, and one thing to prepare for it.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-to-use-it',
      heading: 'How to use the template in a normal week',
      items: [
        {
          title: 'Send the topics as questions the day before',
          text: 'People who know the question bring an answer. If nobody can write the question down, the topic is not ready for a meeting.',
        },
        {
          title: 'Write where everyone can see it',
          text: 'A shared screen or document corrects misunderstandings on the spot. In a hall without a screen, read each decision aloud before you go on.',
        },
        {
          title: 'Keep the last five minutes for the list',
          text: 'Read the decisions and tasks out. Each person says yes to their own. This is the part of the meeting you should never skip.',
        },
        {
          title: 'Send it before the day ends',
          text: 'Put decisions and tasks at the top of the message and the rest below. Volunteers who read on a phone see what counts first.',
        },
        {
          title: 'Open the next meeting with the same document',
          text: 'Begin with the task list from last time. After a few weeks people finish tasks beforehand, because they know that the question will come.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'confidential',
      heading: 'What to leave out of shared notes',
      paragraphs: [
        'Shared documents travel further than you expect. Keep the following out of them, or in a separate file that only the people concerned can open.',
      ],
      points: [
        'Names and circumstances of people who receive aid, zakat or counseling. Use a case number.',
        'What a donor told you about family, health or wealth.',
        'Complaints about staff, pay, and anything a lawyer advised.',
        'Details of children in youth programs, including photographs and pick-up times.',
      ],
    },
    {
      kind: 'pageLinks',
      id: 'read-on',
      heading: 'When you need formal minutes',
      groups: [
        {
          pages: [
            '/resources/meeting-minutes-template',
            '/blog/how-to-write-meeting-minutes-free-templates',
            '/resources/ai-tools-for-meeting-management',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Good notes, but the same tasks every month?',
      text: 'If sponsor letters, the website or donor follow-up stay on the list from meeting to meeting, the team may be missing hours or a routine. We can find out which in a free call.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
        { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies ResourcePage
