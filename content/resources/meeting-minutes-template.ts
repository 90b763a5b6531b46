import { minutesBestPractices, minutesChecklist } from '../meeting-templates.ts'
import type { ResourcePage } from '../model/page-kinds.ts'

export const meetingMinutesTemplate = {
  seo: {
    title: 'Free meeting minutes templates for nonprofits',
    description:
      'Free meeting minutes templates for board, committee, annual, virtual and special meetings, with a checklist and advice for nonprofit secretaries.',
  },
  theme: 'mission',
  subject: 'article',
  updated: '2026-11-20',
  name: 'Meeting Minutes Templates & Guide',
  summary:
    'Five free templates for board, committee, annual, virtual and special meetings, with a checklist.',
  hero: {
    eyebrow: 'Free resource',
    title: 'Meeting minutes templates for nonprofit boards',
    lead: 'Templates that a volunteer secretary can fill in during the meeting and an auditor can read years later. They are free, and you need not leave an email address.',
    actions: [
      {
        file: '/meeting-minutes-template.pdf',
        label: 'Download Free Template',
        eventLabel: 'Meeting Minutes Template',
      },
    ],
  },
  sections: [
    {
      kind: 'prose',
      id: 'what-it-holds',
      heading: 'What the free template holds',
      paragraphs: [
        'A PDF to print, or to keep beside you while you type. It has a place for quorum, conflicts of interest, the exact wording of each motion, votes, and action items with an owner and a date. Use it and change it as you like.',
      ],
    },
    {
      kind: 'cards',
      id: 'why-minutes-matter',
      heading: 'Why minutes matter',
      intro:
        'Most boards notice what is missing from their minutes when somebody from outside asks for them.',
      items: [
        {
          icon: 'scale',
          title: 'Legal compliance',
          text: 'Minutes show that the board met, had a quorum and dealt properly with conflicts of interest. In the United States, the yearly Form 990 asks whether you documented your meetings at the time. If a decision is challenged, the minutes are the first thing read.',
        },
        {
          icon: 'hand-coins',
          title: 'Funder confidence',
          text: 'Grant makers, banks and auditors ask for the resolution that approved the budget, opened the account or accepted the grant. An organization that can send it the same afternoon looks like one that can look after money.',
        },
        {
          icon: 'clock',
          title: 'Time efficiency',
          text: 'With clear minutes a board does not discuss the same question twice, and nobody spends an evening going through emails for what was agreed. Absent members can catch up in five minutes.',
        },
      ],
    },
    {
      kind: 'meetingTemplates',
      id: 'templates',
      heading: 'Five templates, one for each kind of meeting',
      intro:
        'Choose the meeting you have next. Your bylaws and the law of your state come first where they ask for more.',
    },
    {
      kind: 'checklist',
      id: 'checklist',
      heading: 'The secretary’s checklist',
      intro: 'Most of the work is done before the meeting starts.',
      groups: minutesChecklist,
    },
    {
      kind: 'cards',
      id: 'best-practices',
      heading: 'Habits that make minutes hold up',
      items: minutesBestPractices,
    },
    {
      kind: 'cards',
      id: 'who-reads-minutes',
      heading: 'Who reads your minutes, and what for',
      intro: 'Each reader looks for something else. A good template has it in the same place every time.',
      items: [
        {
          icon: 'pen-line',
          title: 'Board secretary',
          text: 'Needs to write and follow the discussion at once. A page with the agenda filled in beforehand leaves only the motions, the votes and the tasks to catch.',
        },
        {
          icon: 'briefcase',
          title: 'Executive director',
          text: 'Needs to know what was authorized: the amount, the limits, the date. Reads the action items first, and plans the staff’s weeks by them.',
        },
        {
          icon: 'search-check',
          title: 'Auditor or funder',
          text: 'Looks for approvals that match the payments, for who left the room during a conflict, and for a signature. Reads years of minutes in one sitting.',
        },
        {
          icon: 'users',
          title: 'Volunteer committee chair',
          text: 'Has a job, a family and an hour in the evening. Needs to see what the committee may decide alone and what goes to the board.',
        },
        {
          icon: 'heart-handshake',
          title: 'Member or major donor',
          text: 'Wants to know that a restricted gift, a zakat fund or a building appeal was used as promised. One clear line in the minutes answers that.',
        },
        {
          icon: 'user-plus',
          title: 'New trustee',
          text: 'Reads the last year of minutes to learn why things are as they are. A short note of the reasons spares the board the same debate.',
        },
      ],
    },
    {
      kind: 'download',
      id: 'member-retention-bonus',
      heading: 'Bonus: use your minutes to keep members',
      paragraphs: [
        'Members rarely leave over a single decision. They drift away when they hear nothing between one appeal and the next. Your minutes already hold the remedy: what was decided, what it is for, and which tasks still need a pair of hands.',
        'After each annual meeting, turn the minutes into half a page for members: three decisions, one thank-you to volunteers, one open task that someone could take on. Send it in the same week. Leave out anything confidential.',
        'The complete package has all five templates, the checklist and the best practices in one PDF, so that committee chairs and next year’s secretary work the same way.',
      ],
      file: '/meeting-minutes-complete-package.pdf',
      label: 'Download Complete Package',
      eventLabel: 'Meeting Minutes Complete Package',
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Questions about meeting minutes',
      items: [
        {
          question: 'How long do we have to keep meeting minutes?',
          answer: [
            'Keep board minutes permanently. They are the record of who was entitled to act for the organization, and questions about property or restricted gifts can come up decades later. Keep committee minutes for at least {committeeRetention}.',
            'Check your state’s law, your grant agreements and your own retention policy, which may ask for longer.',
          ],
        },
        {
          question: 'How soon should minutes be sent out?',
          answer: [
            'Send a draft within {minutesDistribution} of the meeting, marked “Draft”. It becomes the official record when the body approves it, usually at its next meeting.',
          ],
        },
        {
          question: 'Should minutes name who seconded a motion and how each person voted?',
          answer: [
            'Name the mover. Name the seconder if your rules ask for it. For votes, the result with numbers is usually enough. Name individuals for a roll-call vote, when someone asks to have their vote recorded, and when someone abstains because of a conflict of interest.',
          ],
        },
        {
          question: 'Do members or the public have a right to see our minutes?',
          answer: [
            'It depends. Members of a membership organization often have a right to inspect the minutes of members’ meetings. Public bodies, and some organizations that receive public money, fall under open-meeting laws. Board minutes of a private nonprofit are often not public. Ask a lawyer once and write the answer into your policy.',
          ],
        },
        {
          question: 'What do we do about an error in minutes that are already approved?',
          answer: [
            'Do not change the approved file. Move at the next meeting to amend the minutes, with the old and the corrected wording. Record that motion in the new minutes, and put a note with the date on the old ones.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'read-on',
      heading: 'Read on',
      groups: [
        {
          pages: [
            '/blog/how-to-write-meeting-minutes-free-templates',
            '/resources/meeting-notes-template',
            '/resources/ai-tools-for-meeting-management',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Is “fundraising” on every agenda and settled on none?',
      text: 'Bring your last set of minutes to a free call of {callLength}. We will look at which fundraising tasks keep coming back, and what would have to change for them to be finished.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
        { label: 'Get a Fundraising Audit', tag: 'fundraising-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies ResourcePage
