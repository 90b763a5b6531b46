import type { MeetingTemplate } from './model/meeting-template.ts'
import type { SectionOf } from './model/section.ts'

/** A template for each type of meeting, in the order shown on the page and in the complete package. */
type MeetingKind = 'board' | 'committee' | 'annual' | 'virtual' | 'special'

export const meetingTemplates = {
  board: {
    icon: 'landmark',
    name: 'Board meeting',
    purpose:
      'For regular meetings of the board of directors or trustees. It records who decided what, why, and who does it. Keep these minutes permanently.',
    parts: [
      {
        title: 'Meeting details',
        lines: [
          'Organization',
          'Date, time and place',
          'Regular or special meeting, and how notice was given',
          'Chair',
          'Secretary',
        ],
      },
      {
        title: 'Attendance and quorum',
        lines: [
          'Directors present, with the time of late arrivals and early departures',
          'Directors absent, excused or not',
          'Staff and guests, and the items they attended',
          'Quorum required by the bylaws, and whether it was met',
        ],
      },
      {
        title: 'Opening',
        lines: [
          'Called to order at',
          'Changes to the agenda',
          'Conflicts of interest declared, by whom and for which item',
          'Minutes of the last meeting approved, or approved with these corrections',
        ],
      },
      {
        title: 'Reports received',
        lines: [
          'Treasurer’s report: documents presented and questions settled',
          'Executive director’s report',
          'Committee reports',
          'Restricted gifts, zakat and waqf funds: balances and use reported',
        ],
      },
      {
        title: 'Decisions (repeat for each motion)',
        lines: [
          'Exact wording of the motion',
          'Moved by, and seconded by where your rules ask for it',
          'Main reasons and documents considered',
          'Votes for, against and abstaining; who left the room',
          'Result',
        ],
      },
      {
        title: 'Executive session, if held',
        lines: [
          'Began and ended at, and who was present',
          'General subject',
          'Decisions taken, in words fit for the file',
        ],
      },
      {
        title: 'Action items',
        lines: ['Task', 'Owner', 'Due date', 'Open items from the last meeting and where they stand'],
      },
      {
        title: 'Close and approval',
        lines: [
          'Next meeting: date and place',
          'Adjourned at',
          'Approved by the board on',
          'Signature of the secretary, and of the chair where required',
        ],
      },
    ],
  },
  committee: {
    icon: 'users',
    name: 'Committee meeting',
    purpose:
      'For finance, program, fundraising, masjid or volunteer committees. It’s shorter than board minutes, and separates what the committee decides from what it recommends. Keep it for at least {committeeRetention}.',
    parts: [
      {
        title: 'Meeting details',
        lines: [
          'Committee',
          'Date, time and place',
          'Chair and note-taker',
          'Members present and absent',
          'Guests',
        ],
      },
      {
        title: 'Mandate',
        lines: [
          'What the board has asked this committee to do',
          'What it may decide alone, and up to which amount',
        ],
      },
      {
        title: 'Progress since the last meeting',
        lines: [
          'Tasks finished',
          'Tasks open, with the reason and a new date',
          'Budget approved, spent and left',
        ],
      },
      {
        title: 'Topics (repeat for each)',
        lines: [
          'Question before the committee',
          'Facts and documents considered',
          'Options weighed',
          'Decided within the mandate, or recommended to the board',
        ],
      },
      {
        title: 'Recommendations to the board',
        lines: [
          'Proposed wording of the motion',
          'Reason in two sentences',
          'Cost and source of funds',
          'Who presents it, at which board meeting',
        ],
      },
      {
        title: 'Action items',
        lines: ['Task', 'Owner', 'Due date', 'Help needed from staff or other committees'],
      },
      {
        title: 'Close',
        lines: ['Next meeting', 'Minutes sent to', 'Approved by the committee on'],
      },
    ],
  },
  annual: {
    icon: 'calendar-days',
    name: 'Annual meeting',
    purpose:
      'For the yearly meeting of members. It shows that you gave notice, that elections followed the bylaws, and that members saw the accounts.',
    parts: [
      {
        title: 'Notice and meeting details',
        lines: [
          'Organization',
          'Date, time and place',
          'Date and method of the notice to members, with a copy attached',
          'Chair, secretary and tellers',
        ],
      },
      {
        title: 'Members and quorum',
        lines: [
          'Number of voting members on the roll',
          'Voting members present in person',
          'Proxies accepted, where the bylaws allow them',
          'Quorum required and met',
          'Sign-in sheet attached',
        ],
      },
      {
        title: 'Reports to the members',
        lines: [
          'Minutes of the last annual meeting approved',
          'Report of the chair',
          'Financial statements presented, for the year ending',
          'Auditor’s or reviewer’s report',
          'Questions from members, and who will answer open ones',
        ],
      },
      {
        title: 'Elections (repeat for each office)',
        lines: [
          'Office and length of the term',
          'Candidates, and how they were nominated',
          'Method: show of hands, ballot or acclamation',
          'Votes for each candidate, and who was elected',
          'Ballots kept by, until',
        ],
      },
      {
        title: 'Resolutions and changes to the bylaws',
        lines: [
          'Exact wording, with the old and the new text side by side',
          'Majority required',
          'Votes for, against and abstaining',
          'Result and date of effect',
        ],
      },
      {
        title: 'Member voices and thanks',
        lines: [
          'Concerns raised, without names where that’s kinder',
          'Volunteers and retiring officers thanked',
        ],
      },
      {
        title: 'Close and filing',
        lines: [
          'Adjourned at',
          'Filings that follow: officers, bylaws, annual report',
          'Summary for members sent on',
          'Signatures of the chair and the secretary',
        ],
      },
    ],
  },
  virtual: {
    icon: 'video',
    name: 'Virtual meeting',
    purpose:
      'For meetings where anyone joins by video or phone. It adds what you’d see in a room: who was there, who could hear, how you counted votes and whether anything was recorded.',
    parts: [
      {
        title: 'Meeting details',
        lines: [
          'Organization and body',
          'Date, start time and time zone',
          'Platform, and the bylaw or law that permits remote meetings',
          'Notice sent on, with the joining details',
          'Chair, secretary and technical host',
        ],
      },
      {
        title: 'Attendance',
        lines: [
          'Present by video, by phone and in the room',
          'How identity was checked',
          'Confirmed that all could hear and speak to one another',
          'Quorum met at the start',
        ],
      },
      {
        title: 'Recording and AI tools',
        lines: [
          'Recording, transcript or AI notes: yes or no, and which',
          'All present told and agreed',
          'Who keeps the recording, and the date of deletion',
        ],
      },
      {
        title: 'Decisions (repeat for each motion)',
        lines: [
          'Exact wording, shown on screen or read aloud',
          'Moved by, and seconded by where required',
          'Method of voting: roll call, poll or voice',
          'Votes for, against and abstaining',
          'Result, read back by the chair',
        ],
      },
      {
        title: 'Interruptions',
        lines: [
          'Who lost the connection, from when until when',
          'Quorum checked again before the next vote',
          'Chat messages that belong in the record',
        ],
      },
      {
        title: 'Confidential items',
        lines: ['Guests moved out of the call at', 'Recording and AI tools stopped at', 'Decisions taken'],
      },
      {
        title: 'Action items and close',
        lines: ['Task, owner and due date', 'Next meeting', 'Ended at', 'Approved on, with signature'],
      },
    ],
  },
  special: {
    icon: 'siren',
    name: 'Special meeting',
    purpose:
      'For a meeting about one urgent matter: a property purchase, an emergency appeal, a director leaving. You can only decide what the notice named.',
    parts: [
      {
        title: 'Call and notice',
        lines: [
          'Called by, and under which article of the bylaws',
          'Purpose exactly as stated in the notice',
          'Notice sent on, to whom and how',
          'Waivers of notice received',
        ],
      },
      {
        title: 'Meeting details and quorum',
        lines: [
          'Date, time and place',
          'Present and absent',
          'Advisers present, such as counsel or an accountant',
          'Quorum required and met',
        ],
      },
      {
        title: 'Conflicts of interest',
        lines: [
          'Declared by, and nature of the interest',
          'Left the room at, returned at',
          'Took no part in the discussion or the vote',
        ],
      },
      {
        title: 'The matter',
        lines: [
          'Facts presented, and by whom',
          'Documents considered, attached to these minutes',
          'Alternatives weighed',
          'Legal, financial or religious advice received',
          'Risks named and how they will be met',
        ],
      },
      {
        title: 'Decision',
        lines: [
          'Exact wording of the resolution',
          'Moved by, and seconded by where required',
          'Votes for, against and abstaining, by name if asked for',
          'Result',
          'Limits: amount, time, conditions',
        ],
      },
      {
        title: 'Carrying it out',
        lines: [
          'Who may sign, and for what',
          'Task, owner and due date',
          'Who is told, by whom and when',
          'When the board hears how it went',
        ],
      },
      {
        title: 'Close',
        lines: ['Adjourned at', 'Approved on', 'Signatures of the secretary and the chair'],
      },
    ],
  },
} satisfies Record<MeetingKind, MeetingTemplate>

/** The secretary's checklist for before, during and after a meeting. */
export const minutesChecklist: SectionOf<'checklist'>['groups'] = [
  {
    title: 'Before the meeting',
    items: [
      'Copy the template that fits, and fill in the date, the place and the names you expect.',
      'Paste in the agenda as headings, so you write under the right item.',
      'Look up the quorum and the notice rules in the bylaws, and check that the notice went out in time.',
      'Have the last minutes, the open action items and the wording of planned motions with you.',
      'Ask the chair to pause after each vote until you have the wording.',
    ],
  },
  {
    title: 'During the meeting',
    items: [
      'Write down the start time, who’s there, and when anyone comes or goes.',
      'Write that you have a quorum. Check again if people leave.',
      'Record declared conflicts of interest, and that the person stepped out.',
      'Take down each motion word for word and read it back before the vote.',
      'Record the result of each vote, with numbers where your rules ask for them.',
      'Give every action item one name and one date.',
      'Write down when the meeting ended.',
    ],
  },
  {
    title: 'Within two days',
    items: [
      'Turn your notes into a draft while you still remember what they mean.',
      'Take out opinions, quotes and who said what, unless someone asked to be on the record.',
      'Attach the documents the board decided on, or say where they are.',
      'Have the chair check the draft for facts.',
      'Mark it “Draft” and send it out within {minutesDistribution} of the meeting.',
    ],
  },
  {
    title: 'At the next meeting and after',
    items: [
      'Ask for corrections and get the minutes approved. Record that in the new minutes.',
      'Sign the approved version and file it with its attachments in the official record.',
      'Delete drafts, personal notes and recordings as your policy says.',
      'Keep board minutes permanently, and committee minutes for at least {committeeRetention}.',
    ],
  },
]

/** Best practices for minutes; short enough for a card and for the printed page. */
export const minutesBestPractices: SectionOf<'cards'>['items'] = [
  {
    icon: 'gavel',
    title: 'Record what was decided',
    text: 'Note the question, the main reasons and the result. Leave out who argued for what, so people can speak freely.',
  },
  {
    icon: 'quote',
    title: 'Write motions word for word',
    text: '“Approved the budget” starts an argument. “Approved the operating budget for the coming year as presented in attachment A” doesn’t. Read the wording back before the vote.',
  },
  {
    icon: 'user-check',
    title: 'One task, one name, one date',
    text: '“The team will follow up” means nobody will. If a task has no owner, ask the chair for one before the next item.',
  },
  {
    icon: 'scale',
    title: 'Keep the tone neutral',
    text: 'No adjectives, no praise, no blame. A judge, a grant officer or next year’s board may read it.',
  },
  {
    icon: 'clock',
    title: 'Send the draft while memories are fresh',
    text: 'Send it within {minutesDistribution}. People still know what they meant, and tasks start weeks earlier.',
  },
  {
    icon: 'archive',
    title: 'Keep one official copy',
    text: 'Keep the signed version in a folder the organization owns, with at least two people who can open it. Don’t leave it on the secretary’s laptop.',
  },
]
