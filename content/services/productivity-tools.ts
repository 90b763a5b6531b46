import type { ServicePage } from '../model/page-kinds.ts'

export const productivityTools = {
  seo: {
    title: 'Productivity Tools for Nonprofit Teams',
    description:
      'Files, meetings, tasks and AI note-takers set up for a small nonprofit team, at nonprofit prices, with rules that everyone can keep. Plus free templates.',
  },
  theme: 'mission',
  subject: 'service',
  name: 'Productivity Tools',
  summary:
    'Files, meetings and tasks in order, at nonprofit prices, with a few rules that everyone can keep.',
  hero: {
    eyebrow: 'Tools for small teams',
    title: 'Spend less of the week looking for files',
    lead: 'We set up shared files, meetings and tasks for small teams and volunteer boards, mostly with tools that you already have or can get at nonprofit prices.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      {
        label: 'Get the Free Minutes Template',
        to: '/resources/meeting-minutes-template',
        variant: 'outline',
      },
    ],
    artifact: {
      kind: 'sheets',
      layout: 'one',
      alt: 'A shared drive in order: five folders, each with a keeper.',
      sheets: [
        {
          label: 'Shared drive',
          better: true,
          parts: [
            { as: 'title', text: 'Where things live' },
            { as: 'field', text: 'Board: minutes and decisions', note: 'The secretary' },
            { as: 'field', text: 'Grants: reports and dates', note: 'Two people, always' },
            { as: 'field', text: 'Stories: photographs and consent', note: 'The story editor' },
            { as: 'field', text: 'People: locked', note: 'Director and treasurer' },
            { as: 'struck', text: 'Final, final, really final', note: 'Deleted' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'What disorder costs a small team',
      paragraphs: [
        'The current budget is attached to an email. The bylaws are on a former chair’s laptop. Three people believe that somebody else is writing the grant report. None of this shows up in the accounts, and all of it is paid for with the time of people who came to help.',
        'Another app rarely cures it. What helps is agreement: one place for files, one for decisions, one for tasks, and one person who looks after each. We choose the tools last and keep them few.',
        'Much of it costs little. Google and Microsoft offer eligible nonprofits free or reduced plans, and many other providers have a nonprofit price that they do not advertise. Ask before you pay.',
      ],
      points: [
        'Documents in personal accounts leave with the person who made them.',
        'Decisions that stand only in a chat cannot be found when the auditor asks.',
        'A shared password means that nobody knows who changed what.',
        'A meeting without minutes is held a second time.',
      ],
    },
    {
      kind: 'serviceDetails',
      id: 'what-we-do',
      heading: 'What our productivity service includes',
      items: [
        {
          id: 'files-and-accounts',
          icon: 'folder-open',
          name: 'Files and accounts',
          description:
            'Addresses on your own domain, shared folders that outlive their authors, and safe sign-in.',
          details: {
            what: 'We apply for the nonprofit plan, give staff and officers an address on your domain, move documents out of personal accounts, and set up shared folders by subject. Two-step sign-in and a password manager come with it, and a checklist for when someone joins or leaves.',
            why: 'Files that belong to the organization stay with the organization. A reused password is one of the commonest ways into a small organization’s mail.',
            example:
              'Take a youth league whose registration forms, with children’s addresses and allergies, sit in a coach’s private account. We move them to a folder that three named people can open, delete the old copies, and write down for how long the forms are kept.',
          },
        },
        {
          id: 'meetings-and-minutes',
          icon: 'file-pen-line',
          name: 'Meetings and minutes',
          description: 'An agenda before, minutes soon after, and decisions that can be found years later.',
          details: {
            what: 'We set up one agenda template, one minutes template for each kind of meeting, and a decision log that the whole board can search. Minutes go out within {minutesDistribution}, while people still remember what they agreed to.',
            why: 'Minutes are how a board shows funders, auditors and its successors what it decided. They also save the first part of every next meeting, which is otherwise spent on what was said last time.',
            example:
              'Take a board that approves a reserve policy and then cannot find the wording two years later. In the new log every motion has a date, the exact text, the vote, and a link to the minutes. The treasurer finds the policy during the meeting in which it is asked for.',
          },
        },
        {
          id: 'tasks',
          icon: 'list-checks',
          name: 'Tasks and deadlines',
          description:
            'One board for who does what by when, with grant deadlines and renewals in a shared calendar.',
          details: {
            what: 'We put the work of each team on one simple board with three columns, and the dates that cannot move, such as grant reports, insurance and domain renewals, in a shared calendar with two reminders and a second person on each.',
            why: 'Deadlines are missed in the gap between two people. A second name on each one closes the gap, and costs nothing.',
            example:
              'Take a land trust whose website goes dark because the renewal notice went to a retired volunteer. We list every renewal with its date, its cost and two names, move the billing to a shared address, and put the list before the board once a year.',
          },
        },
        {
          id: 'ai-tools',
          icon: 'bot',
          name: 'AI tools, with rules',
          description:
            'Note-takers and drafting help where they save time, and a page of rules on what must never go into them.',
          details: {
            what: 'We try one or two tools with your team on real work, such as draft minutes, summaries and first versions of letters. Then we write the rules: which tools, whose consent, which information stays out, and who reads the result before it is used.',
            why: 'A note-taker in a meeting about staff pay or a family in need makes a recording that you must protect. An automatic summary can also leave out the one word “not”. A person has to read it.',
            example:
              'Take a counseling charity that wants automatic notes. We use them for the operations meeting, with a notice in the invitation and a named person who corrects the draft the same day. Case conferences stay without recording, and the rule and its reason are part of the induction of new staff.',
          },
        },
      ],
    },
    {
      kind: 'worksheet',
      id: 'where-things-live',
      heading: 'A sample filing plan: where things live',
      intro: 'For an office of five that no longer asks “Which folder was it?”',
      columns: { first: 'What', second: 'Where it lives', third: 'Who keeps it' },
      rows: [
        { first: 'Minutes and decisions', second: 'Shared drive, Board', third: 'The secretary' },
        { first: 'Tasks with a date', second: 'The task board', third: 'Whoever took the task' },
        { first: 'Passwords', second: 'The password manager', third: 'Director and treasurer' },
        {
          first: 'Photographs and consent',
          second: 'Shared drive, Stories',
          third: 'The story editor',
        },
        { first: 'Anything about a child', second: 'The locked folder', third: 'The safeguarding officer' },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-starts',
      heading: 'Three months to a tidy office',
      items: [
        {
          title: 'Week one: where things are',
          text: 'We list the accounts, files, subscriptions and renewals with you, and who holds each. This list alone is often worth the week.',
        },
        {
          title: 'Weeks two to four: secure the basics',
          text: 'Nonprofit plan, addresses, two-step sign-in and shared folders. You name one person who will look after them.',
        },
        {
          title: 'Month two: meetings and tasks',
          text: 'Templates, decision log, task board and calendar, first with one team. We change what that team does not use.',
        },
        {
          title: 'Month three: everyone, then leave',
          text: 'Short training for each group, a written guide, and the cancellation of tools that nobody needs any more.',
        },
      ],
    },
    {
      kind: 'results',
      id: 'results',
      heading: 'Standards we set up for you',
      intro:
        'We claim no growth figure for a tidy drive. These are the working standards your board can check.',
      metrics: ['minutesDistribution', 'committeeRetention'],
      points: [
        'Minutes are sent out within {minutesDistribution} of the meeting, with every decision and task named.',
        'Board minutes are kept permanently, and committee minutes for at least {committeeRetention}. Laws differ, so your counsel confirms the periods for your state or country.',
        'When someone leaves, their access ends the same day, and their files stay.',
      ],
    },
    {
      kind: 'pageLinks',
      id: 'free-resources',
      heading: 'Free templates and guides',
      intro: 'Use these today, without us.',
      groups: [
        {
          pages: [
            '/resources/meeting-minutes-template',
            '/resources/meeting-notes-template',
            '/resources/ai-tools-for-meeting-management',
          ],
        },
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Productivity tools: common questions',
      items: [
        {
          question: 'Our volunteers will not learn a new tool. What then?',
          answer: [
            'Then we keep theirs. The chair who lives in email can go on doing so, as long as decisions and files end up in the shared place. We change as few habits as we can.',
          ],
        },
        {
          question: 'Google or Microsoft?',
          answer: [
            'Whichever most of your people use at work. Both have plans for eligible nonprofits, and both do what a small organization needs. Terms change, so we check the current offer before you decide.',
          ],
        },
        {
          question: 'Is it safe to use AI for our minutes?',
          answer: [
            'For routine meetings, with consent and a person who corrects the draft, yes. For personnel, legal or case discussions we advise against recording at all. Our guide to AI tools explains what to ask a provider about storage and training.',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Find the changes that save your team the most time',
      text: 'Tell us how many people you are and where your files live. In {callLength} we name the two or three changes that would save your team the most time.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' },
        {
          label: 'Get the Free Minutes Template',
          to: '/resources/meeting-minutes-template',
          variant: 'outline',
        },
      ],
    },
  ],
} satisfies ServicePage
