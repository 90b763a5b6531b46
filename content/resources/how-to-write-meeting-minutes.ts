import type { ResourcePage } from '../model/page-kinds.ts'

export const howToWriteMeetingMinutes = {
  seo: {
    title: 'How to write meeting minutes, with free templates',
    description:
      'A step-by-step guide to nonprofit meeting minutes: what to prepare, how to word motions, what to leave out, when to send the draft, how long to keep it.',
  },
  theme: 'mission',
  subject: 'article',
  name: 'How to Write Meeting Minutes',
  summary:
    'A complete guide for nonprofit secretaries: prepare, word motions, send the draft, keep the record.',
  updated: '2026-11-20',
  hero: {
    eyebrow: 'Guide',
    title: 'How to write meeting minutes (with free templates)',
    lead: 'You have been asked to take the minutes, perhaps an hour ago. This guide takes you from the empty page to the signed record, with wording you can copy.',
    actions: [],
    artifact: {
      kind: 'sheets',
      layout: 'pile',
      alt: 'A weak entry crossed out, and the better one below it: the motion, the vote and the next step.',
      sheets: [
        {
          label: 'In the draft',
          parts: [
            { as: 'struck', text: 'There was a lively debate about the gala.' },
            { as: 'struck', text: 'The budget was approved.' },
          ],
        },
        {
          label: 'In the minutes',
          better: true,
          parts: [
            { as: 'title', text: 'Budget' },
            {
              as: 'text',
              text: 'On a motion by the treasurer, the board adopted the budget in attachment A.',
            },
            { as: 'text', text: 'Seven in favor, none against, one abstention' },
            { as: 'chosen', text: 'Treasurer informs the bank' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'what-minutes-are',
      heading: 'What minutes are, and who reads them',
      paragraphs: [
        'Minutes are the official record of what a body did. They answer five questions: who met, whether they were entitled to decide, what they decided, on what basis, and who carries it out. They are no transcript, and the best ones are short. Two pages are plenty for a normal board evening.',
        'Write for a reader who was not there and arrives years later: an auditor who compares a payment with its approval, a grant officer who asks for the budget resolution, a new trustee who wonders why the old building was sold. If that reader understands each decision without calling anybody, your minutes are good.',
        'Many bodies need minutes: the board, the members at their annual meeting, and every committee that decides something for the board. For staff and planning meetings, plain notes usually do.',
      ],
    },
    {
      kind: 'steps',
      id: 'before-the-meeting',
      heading: 'Before the meeting: half the work',
      intro: 'A quiet half hour the day before saves you an evening afterward.',
      items: [
        {
          title: 'Turn the agenda into your page',
          text: 'Copy the template for your kind of meeting and set the agenda items as headings. In the meeting you only fill in what happens under each.',
        },
        {
          title: 'Write the names in advance',
          text: 'List everyone who is entitled to vote, in a fixed order, then staff and guests. At the start you tick names instead of spelling them.',
        },
        {
          title: 'Look up two rules',
          text: 'Find the quorum and the notice period in the bylaws and write both at the top. If a meeting was not properly called, its decisions can be challenged.',
        },
        {
          title: 'Collect the motions',
          text: 'Ask the chair which decisions are planned, and get the wording beforehand. The treasurer will be glad to give you the exact name and date of the budget document.',
        },
        {
          title: 'Agree on a signal with the chair',
          text: 'You need the right to say “One moment, please read that again.” A chair who pauses before each vote is worth more than any software.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'during-the-meeting',
      heading: 'During the meeting: what to write down',
      paragraphs: [
        'Start with the facts that make the meeting valid: the organization, the kind of meeting, date, time and place, how notice was given, who presides, who writes. Note who is present, and state that the quorum is met. When someone arrives late or leaves, write down the time. If the quorum is lost, the body can usually go on talking but can no longer decide.',
        'Under each item, write one or two sentences on what was presented and attach the document itself. Do not retell the treasurer’s report. “The treasurer presented the financial report for October (attachment B). Questions about the grant receivable were answered” is enough.',
        'Then record what the body did about it: approved, rejected, postponed to a date, referred to a committee, or took note. If nothing happened, say “No action was taken.” That sentence prevents arguments.',
        'Decisions on pay for the executive director, purchases from insiders and large property deals deserve a little more. Note which comparable figures or offers the board looked at, who took part and who stepped out. In the United States, such notes made at the time help to show that the amount was reasonable.',
      ],
    },
    {
      kind: 'comparison',
      id: 'wording',
      heading: 'Wording: weak entries and better ones',
      intro: 'The better entry is often longer by a few words, and the discussion around it is gone.',
      left: 'Weak entry',
      right: 'Better entry',
      rows: [
        {
          left: '“The budget was approved.”',
          right:
            '“On a motion by the treasurer, the board approved the operating budget for the coming year as presented in attachment A. Seven in favor, none against, one abstention.”',
        },
        {
          left: '“There was a heated debate about the gala, and some members felt the venue was a waste of money.”',
          right:
            '“The board considered the cost of the venue and the expected sponsorship, and referred the choice to the events committee, which reports back in March.”',
        },
        {
          left: '“We will look into the website.”',
          right:
            '“The communications chair will obtain two offers for the new donation page by the next meeting.”',
        },
        {
          left: '“The chair’s brother’s company gets the roof repair.”',
          right:
            '“One trustee declared a family interest in a bidder and left the room before the discussion. The remaining trustees compared three written offers and accepted the second, for the reasons in attachment C. The trustee then returned.”',
        },
        {
          left: '“Zakat money was discussed.”',
          right:
            '“The board received the zakat fund statement (attachment D). It confirmed that payments this quarter followed the adopted eligibility policy and that the fund is held apart from general donations.”',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'motions-and-votes',
      heading: 'Motions and votes',
      paragraphs: [
        'A motion is the proposal that the body votes on. Write it word for word, and read it back before the vote. If it is amended, record the final wording and the fact that it was amended. You need not keep each version. A motion that was withdrawn before a vote can usually be left out.',
        'Record who moved it. Record who seconded it if your rules ask for that; small boards often do without. For the vote, write the numbers or “unanimously”. Name people in three cases: a roll call, a member who asks to have a vote recorded, and an abstention because of a conflict of interest.',
        'Decisions between meetings belong in the file too. In many US states a board can act by email only if every director consents in writing, so a show of replies in a chat group may not count. Check your bylaws, keep the signed consents, and note the decision in the minutes of the next meeting.',
      ],
    },
    {
      kind: 'prose',
      id: 'leave-out',
      heading: 'What to leave out',
      paragraphs: [
        'Minutes may be read by people you did not have in mind. Whatever you leave out cannot be misread. When you hesitate over a sentence, ask whether it helps a later reader to understand a decision. If it does not, it can go.',
      ],
      points: [
        'Who argued for which side, quotations, jokes, and words such as “excellent” or “heated”.',
        'Personal details of people who receive aid, of donors and of staff. Use a case number or “an employee”.',
        'What a lawyer advised. Write “The board received legal advice on the lease.”',
        'What was said in an executive session. Note when it began and ended, who was there, the subject in general terms and any decision.',
        'Your own view, including how long it took.',
      ],
    },
    {
      kind: 'prose',
      id: 'virtual-meetings',
      heading: 'Video and phone meetings',
      paragraphs: [
        'Remote meetings are normally valid when the bylaws or the law permit them and everyone can hear everyone else. So write both down: the rule that allows it, and that the chair confirmed that all could hear and speak. Take votes by roll call or poll, since a murmur on a video line proves nothing.',
        'When somebody drops out, note the time and check the quorum again before the next vote. If a recording or an AI note taker is running, record that all were asked and agreed, who keeps the file, and when it will be deleted.',
      ],
    },
    {
      kind: 'steps',
      id: 'after-the-meeting',
      heading: 'After the meeting: from notes to record',
      items: [
        {
          title: 'Write the draft the same evening or the next day',
          text: 'Your notes make sense for about that long. Use full sentences, the past tense, and the same order as the agenda.',
        },
        {
          title: 'Pull the action items to the end',
          text: 'List each task with one name and one date. Most readers turn there first, and some read nothing else.',
        },
        {
          title: 'Let the chair check the facts',
          text: 'The chair may correct errors. The chair may not improve what was decided. If you disagree, the body settles it when it approves the minutes.',
        },
        {
          title: 'Send the draft within {minutesDistribution}',
          text: 'Mark it “Draft” and say by when you would like corrections. Send it only to those who are entitled to see it.',
        },
        {
          title: 'Have it approved at the next meeting',
          text: 'Corrections are recorded in the new minutes. After approval, take out the word “Draft”, add the date of approval and sign.',
        },
        {
          title: 'File it and clear up',
          text: 'Store the signed copy with its attachments in the organization’s own archive, then delete notes, drafts and recordings as your policy says.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'how-long-to-keep',
      heading: 'How long to keep minutes',
      paragraphs: [
        'Keep board minutes permanently. Keep committee minutes for at least {committeeRetention}, and longer if a grant, a building or a dispute depends on them. Your state, your funders or your own retention policy may ask for more, so check them once and write the result down.',
        'Permanent means that someone can find and open the file in twenty years. Use PDF with a name that begins with the date, keep a second copy in another place, and give access to at least two officers. When the secretary changes, hand over the archive in person and note that in the minutes.',
      ],
    },
    {
      kind: 'checklist',
      id: 'before-you-send',
      heading: 'Check the draft before you send it',
      groups: [
        {
          title: 'Is it complete?',
          items: [
            'Date, time, place, kind of meeting, notice, chair and secretary.',
            'Present, absent, late and gone, and the quorum.',
            'Every motion with wording, mover and result.',
            'Conflicts of interest, and who left the room.',
            'Every task with a name and a date.',
          ],
        },
        {
          title: 'Is it safe to read?',
          items: [
            'No opinions, quotations or blame.',
            'Nothing confidential that belongs in a separate file.',
            'Names, amounts and dates compared with the documents.',
            'All attachments named and included.',
            'A stranger would understand each decision.',
          ],
        },
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Meeting minutes: two common questions',
      items: [
        {
          question: 'Can I take part in the discussion while I write the minutes?',
          answer: [
            'Yes, if you are a member of the body you keep your voice and your vote. It is hard to do both well, though. For an item you care about, ask someone else to write, and note the change in the minutes.',
          ],
        },
        {
          question: 'Do minutes have to be signed?',
          answer: [
            'Your bylaws or your state’s law may ask for it, and banks and funders often do. Sign after approval: the secretary, and the chair where required. An electronic signature is usually fine if your rules do not exclude it. This guide is general information. For your own case, ask a lawyer.',
          ],
        },
      ],
    },
    {
      kind: 'pageLinks',
      id: 'templates',
      heading: 'Templates and further help',
      groups: [
        {
          title: 'Templates',
          pages: ['/resources/meeting-minutes-template', '/resources/meeting-notes-template'],
        },
        { title: 'Further help', pages: ['/resources/ai-tools-for-meeting-management', '/contact'] },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Minutes in order? Now the fundraising',
      text: 'If the tasks in them are mostly about raising money, we can help with those. Bring the list to a free call, and we will tell you which one to do first.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
        { label: 'Contact Us', to: '/contact', variant: 'outline' },
      ],
    },
  ],
} satisfies ResourcePage
