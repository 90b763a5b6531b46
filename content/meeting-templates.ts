import type { MeetingTemplate } from './model/meeting-template.ts'
import { form, lists, signature, textCards, wording } from './model/notation.ts'

const tasks = { as: 'tasks', label: 'Task, owner and due date' } as const

/** A template for each type of meeting, in the order shown on the page and in the complete package. */
type MeetingKind = 'board' | 'committee' | 'annual' | 'virtual' | 'special'

export const meetingTemplates = {
  board: {
    name: 'Board meeting',
    purpose:
      'Use it for regular meetings of the board of directors or trustees. It records who decided what, why, and who does it. Keep these minutes permanently.',
    parts: form({
      'Meeting details': [
        'Organization',
        'Date, time and place',
        'Regular or special meeting, and how notice was given',
        'Chair',
        'Secretary',
      ],
      'Attendance and quorum': [
        'Directors present, with the time of late arrivals and early departures',
        'Directors absent, excused or not',
        'Staff and guests, and the items they attended',
        'Quorum required by the bylaws, and whether it was met',
      ],
      Opening: [
        'Called to order at',
        'Changes to the agenda',
        'Conflicts of interest declared, by whom and for which item',
        'Minutes of the last meeting approved, or approved with these corrections',
      ],
      'Reports received': [
        'Treasurer’s report: documents presented and questions settled',
        'Executive director’s report',
        'Committee reports',
        'Restricted gifts, zakat and waqf funds: balances and use reported',
      ],
      'Decisions (repeat for each motion)': {
        again: [
          wording('Exact wording of the motion'),
          'Moved by, and seconded by where your rules ask for it',
          'Main reasons and documents considered',
          'Votes for, against and abstaining; who left the room',
          'Result',
        ],
      },
      'Executive session, if held': [
        'Began and ended at, and who was present',
        'General subject',
        'Decisions made, worded for the file',
      ],
      'Action items': [tasks, 'Open items from the last meeting and where they stand'],
      'Close and approval': [
        'Next meeting: date and place',
        'Adjourned at',
        'Approved by the board on',
        signature('Signature of the secretary, and of the chair where required'),
      ],
    }),
  },
  committee: {
    name: 'Committee meeting',
    purpose:
      'Use it for finance, program, fundraising, masjid or volunteer committees. It’s shorter than board minutes, and separates what the committee decides from what it recommends. We suggest keeping it for at least {committeeRetention}, and permanently if the committee decides for the board.',
    parts: form({
      'Meeting details': [
        'Committee',
        'Date, time and place',
        'Chair and note-taker',
        'Members present and absent',
        'Guests',
      ],
      Charge: [
        'What the board has asked this committee to do',
        'What it may decide alone, and up to which amount',
      ],
      'Progress since the last meeting': [
        'Tasks finished',
        'Tasks open, with the reason and a new date',
        'Budget approved, spent and left',
      ],
      'Topics (repeat for each)': {
        again: [
          'Question before the committee',
          'Facts and documents considered',
          'Options weighed',
          'Decided within the charge, or recommended to the board',
        ],
      },
      'Recommendations to the board': [
        wording('Proposed wording of the motion'),
        'Reason in two sentences',
        'Cost and source of funds',
        'Who presents it, at which board meeting',
      ],
      'Action items': [tasks, 'Help needed from staff or other committees'],
      Close: ['Next meeting', 'Minutes sent to', 'Approved by the committee on'],
    }),
  },
  annual: {
    name: 'Annual meeting',
    purpose:
      'Use it for the yearly meeting of members. It shows that you gave notice, that elections followed the bylaws, and that members saw the financial statements. Keep these minutes permanently.',
    parts: form({
      'Notice and meeting details': [
        'Organization',
        'Date, time and place',
        'Date and method of the notice to members, with a copy attached',
        'Chair, secretary and tellers',
      ],
      'Members and quorum': [
        'Number of voting members on the roll',
        'Voting members present in person',
        'Proxies accepted, where the bylaws allow them',
        'Quorum required and met',
        'Sign-in sheet attached',
      ],
      'Reports to the members': [
        'Minutes of the last annual meeting approved',
        'Report of the chair',
        'Financial statements presented, for the year ending',
        'Auditor’s or reviewer’s report',
        'Questions from members, and who will answer open ones',
      ],
      'Elections (repeat for each office)': {
        again: [
          'Office and length of the term',
          'Candidates, and how they were nominated',
          'Method: show of hands, ballot or acclamation',
          'Votes for each candidate, and who was elected',
          'Ballots kept by, until',
        ],
      },
      'Resolutions and changes to the bylaws': [
        wording('Exact wording, with the old and the new text side by side'),
        'Majority required',
        'Votes for, against and abstaining',
        'Result and effective date',
      ],
      'Member voices and thanks': [
        'Concerns raised, without names where that’s kinder',
        'Volunteers and retiring officers thanked',
      ],
      'Close and filing': [
        'Adjourned at',
        'Filings that follow: officers, bylaws, annual report',
        'Summary for members sent on',
        signature('Signatures of the chair and the secretary'),
      ],
    }),
  },
  virtual: {
    name: 'Virtual meeting',
    purpose:
      'Use it when anyone joins by video or phone. It adds what you’d see in a room: who was there, who could hear, how you counted votes and whether anything was recorded.',
    parts: form({
      'Meeting details': [
        'Organization and body',
        'Date, start time and time zone',
        'Platform, and the bylaw or law that permits remote meetings',
        'Notice sent on, with the joining details',
        'Chair, secretary and technical host',
      ],
      Attendance: [
        'Present by video, by phone and in the room',
        'How identity was checked',
        'Confirmed that all could hear and speak to one another',
        'Quorum met at the start',
      ],
      'Recording and AI tools': [
        'Recording, transcript or AI notes: yes or no, and which',
        'All present told and agreed',
        'Who keeps the recording, and the date of deletion',
      ],
      'Decisions (repeat for each motion)': {
        again: [
          wording('Exact wording, shown on screen or read aloud'),
          'Moved by, and seconded by where required',
          'Method of voting: roll call, poll or voice',
          'Votes for, against and abstaining',
          'Result, read back by the chair',
        ],
      },
      Interruptions: [
        'Who lost the connection, from when until when',
        'Quorum checked again before the next vote',
        'Chat messages that belong in the record',
      ],
      'Confidential items': [
        'Guests moved out of the call at',
        'Recording and AI tools stopped at',
        'Decisions made',
      ],
      'Action items and close': [tasks, 'Next meeting', 'Ended at', signature('Approved on, with signature')],
    }),
  },
  special: {
    name: 'Special meeting',
    purpose:
      'Use it for a meeting about one urgent matter: a property purchase, an emergency appeal, a director leaving. Where the law or your bylaws ask for the purpose in the notice, you can decide only what it named.',
    parts: form({
      'Call and notice': [
        'Called by, and under which article of the bylaws',
        'Purpose exactly as stated in the notice',
        'Notice sent on, to whom and how',
        'Waivers of notice received',
      ],
      'Meeting details and quorum': [
        'Date, time and place',
        'Present and absent',
        'Advisers present, such as counsel or an accountant',
        'Quorum required and met',
      ],
      'Conflicts of interest': [
        'Declared by, and nature of the interest',
        'Left the room at, returned at',
        'Took no part in the discussion or the vote',
      ],
      'The matter': [
        'Facts presented, and by whom',
        'Documents considered, attached to these minutes',
        'Alternatives weighed',
        'Legal, financial or religious advice received',
        'Risks named and how they will be met',
      ],
      Decision: [
        wording('Exact wording of the resolution'),
        'Moved by, and seconded by where required',
        'Votes for, against and abstaining, by name if asked for',
        'Result',
        'Limits: amount, time, conditions',
      ],
      'Carrying it out': [
        'Who may sign, and for what',
        tasks,
        'Who is told, by whom and when',
        'When the board hears how it went',
      ],
      Close: ['Adjourned at', 'Approved on', signature('Signatures of the secretary and the chair')],
    }),
  },
} satisfies Record<MeetingKind, MeetingTemplate>

/** The secretary's checklist for before, during and after a meeting. */
export const minutesChecklist = lists({
  'Before the meeting': [
    'Copy the template that fits, and fill in the date, the place and the names you expect.',
    'Paste in the agenda as headings, so you write under the right item.',
    'Look up the quorum and the notice rules in the bylaws, and check that the notice went out in time.',
    'Have the last minutes, the open action items and the wording of planned motions with you.',
    'Ask the chair to pause after each vote until you have the wording.',
  ],
  'During the meeting': [
    'Write down the start time, who’s there, and when anyone comes or goes.',
    'Write that you have a quorum. Check again if people leave.',
    'Record declared conflicts of interest, and that the person stepped out.',
    'Take down each motion word for word and read it back before the vote.',
    'Record the result of each vote, with numbers where your rules ask for them.',
    'Give every action item one name and one date.',
    'Write down when the meeting ended.',
  ],
  'Within two days': [
    'Turn your notes into a draft while you still remember what they mean.',
    'Take out opinions, quotes and who said what, unless someone asked to be on the record.',
    'Attach the documents the board decided on, or say where they are.',
    'Have the chair check the draft for facts.',
    'Mark it “Draft” and send it out within {minutesDistribution} of the meeting.',
  ],
  'At the next meeting and after': [
    'Ask for corrections and get the minutes approved. Record that in the new minutes.',
    'Sign the approved version and file it with its attachments in the official record.',
    'Delete drafts, personal notes and recordings as your policy says. If a dispute or an inquiry is open, wait.',
    'Keep the minutes of the board, of members and of committees that decide for the board permanently; we suggest {committeeRetention} or more for others.',
  ],
})

/** Best practices for minutes; short enough for a card and for the printed page. */
export const minutesBestPractices = textCards({
  'Record what was decided':
    'Note the question, the main reasons and the result. Leave out who argued for what, so people can speak freely.',
  'Write motions word for word':
    '“Approved the budget” starts an argument. “Approved the operating budget for the coming year as presented in attachment A” doesn’t. Read the wording back before the vote.',
  'One task, one name, one date':
    '“The team will follow up” means nobody will. If a task has no owner, ask the chair for one before the next item.',
  'Keep the tone neutral':
    'Leave out adjectives, praise and blame. A judge, a grant officer or next year’s board may read it.',
  'Send the draft while memories are fresh':
    'Send it within {minutesDistribution}. People still know what they meant, and tasks start weeks earlier.',
  'Keep one official copy':
    'Keep the signed version in a folder the organization owns, with at least two people who can open it. Don’t leave it on the secretary’s laptop.',
})
