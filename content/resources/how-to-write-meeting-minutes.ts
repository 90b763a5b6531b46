import { bookCall, link, page, section, sheet } from '../model/notation.ts'

export const howToWriteMeetingMinutes = page('resource', {
  title: 'How to Write Meeting Minutes, With Free Templates',
  description:
    'A step-by-step guide to nonprofit meeting minutes: what to prepare, how to word motions, what to leave out, when to send the draft, how long to keep it.',
  name: 'How to Write Meeting Minutes',
  summary: 'Get ready, word the motions, send the draft, keep the record.',
  updated: '2026-11-28',
  hero: {
    eyebrow: 'Guide',
    title: 'How to write meeting minutes (with free templates)',
    text: 'You’ve been asked to take the minutes, maybe an hour ago. Here’s how to get from a blank page to a signed record, with wording you can copy.',
    actions: [link('Get the Minutes Templates', '/resources/meeting-minutes-template', 'mission')],
    artifact: {
      kind: 'sheets',
      alt: 'Two weak entries crossed out, and the better one below them: the motion, the vote and the next step.',
      sheets: [
        sheet(
          'In the minutes',
          [
            { as: 'struck', text: 'There was a lively debate about the gala.' },
            { as: 'struck', text: 'The budget was approved.' },
            {
              as: 'title',
              text: 'On a motion by the treasurer, the board adopted the budget in attachment A.',
            },
            { as: 'title', text: 'Seven in favor, none against, one abstention' },
            { as: 'choice', text: 'Treasurer informs the bank' },
          ],
          'draft',
        ),
      ],
    },
  },
  sections: [
    section.prose('what-minutes-are', 'What minutes are for', [
      'Minutes are the official record of what a board or committee did. They answer five questions: who met, whether they could decide, what they decided, why, and who does it. For a normal board meeting, two pages are plenty.',
      'Write for somebody who wasn’t there and reads them years later: an auditor matching a payment to its approval, a grant officer asking for the budget resolution, a new trustee wondering why you sold the old building.',
      'You need minutes for the board, for the members’ annual meeting, and for every committee that decides something for the board. For staff and planning meetings, plain notes are fine.',
    ]),
    section.steps('before-the-meeting', 'Before the meeting: save yourself an evening', {
      intro: 'Take half an hour the day before.',
      items: {
        'Turn the agenda into your page':
          'Copy the template for your kind of meeting and make the agenda items its headings.',
        'Write the names down first':
          'List everyone who can vote, always in the same order, then staff and guests. At the start you check names instead of spelling them.',
        'Look up two rules': 'Find the quorum and the notice period in the bylaws and write both at the top.',
        'Collect the motions':
          'Ask the chair which decisions are planned, and get the wording. Ask the treasurer for the exact name and date of the budget document.',
        'Agree on a signal with the chair':
          'Ask the chair to pause before each vote, and to read a motion again when you ask.',
      },
    }),
    section.prose('during-the-meeting', 'During the meeting: what to write down', [
      'Start with the facts that make the meeting valid: the organization, the kind of meeting, date, time and place, how notice was given, who’s chairing, who’s writing. Note who’s there, and that you have a quorum. When someone comes late or leaves, write down the time. If people leave and the quorum is gone, stop voting and look at the bylaws: states have different rules for the rest of the meeting.',
      'Under each item, write a sentence or two on what was presented, and attach the document. “The treasurer presented the financial report for October (attachment B). Questions about the grant receivable were answered” is enough.',
      'Then record what the board did about it: approved, rejected, postponed to a date, referred to a committee, or took note. If nothing happened, write “No action was taken.”',
      'Write a little more when the board sets the executive director’s pay, buys from an insider or signs a large property deal. Note which comparable figures or bids the board looked at, who took part and who stepped out, by the next meeting or within 60 days, whichever is later. If the IRS asks, notes made at the time help show that the amount was reasonable.',
    ]),
    section.comparison('wording', 'Wording: weak entries, fixed', {
      intro: 'The better entry is a few words longer, and the discussion is gone.',
      left: 'Weak entry',
      right: 'Better entry',
      rows: {
        '“The budget was approved.”':
          '“On a motion by the treasurer, the board approved the operating budget for the coming year as presented in attachment A. Seven in favor, none against, one abstention.”',
        '“There was a heated debate about the gala, and some members felt the venue was a waste of money.”':
          '“The board considered the cost of the venue and the expected sponsorship, and referred the choice to the events committee, which reports back in March.”',
        '“We will look into the website.”':
          '“The communications chair will get two proposals for the new donation page by the next meeting.”',
        '“The chair’s brother’s company gets the roof job.”':
          '“One trustee declared a family interest in a bidder and left the room before the discussion. The remaining trustees compared three written bids and accepted the second, for the reasons in attachment C. The trustee then returned.”',
        '“Zakat money was discussed.”':
          '“The board received the zakat fund statement (attachment D). It confirmed that payments this quarter followed the adopted eligibility policy and that the fund is held apart from general donations.”',
      },
    }),
    section.mockup('finished-minutes', 'A finished set of minutes', {
      intro: 'One meeting on one page, as an example.',
      sheets: [
        sheet('Minutes of the board, regular meeting', [
          { as: 'title', text: 'Tuesday, November 10, 6:30 p.m., at the library' },
          { as: 'text', text: 'Notice sent by email on October 27, as the bylaws ask' },
          { as: 'text', text: 'Present: seven of nine directors. Quorum of five met' },
          { as: 'text', text: 'Guest: the auditor, for item two. No conflicts declared' },
          { as: 'text', text: 'October minutes approved as sent' },
          { as: 'title', text: 'Item one: budget' },
          { as: 'text', text: 'On a motion by the treasurer, the board adopted the budget in attachment A.' },
          { as: 'text', text: 'Six in favor, none against, one abstained' },
        ]),
        sheet('The same minutes, continued', [
          { as: 'title', text: 'Item two: audit' },
          {
            as: 'text',
            text: 'The auditor presented the report (attachment B). The board accepted it, unanimously.',
          },
          { as: 'title', text: 'Item three: roof' },
          {
            as: 'text',
            text: 'Two bids compared. Referred to the building committee for a third bid by December 1.',
          },
          { as: 'title', text: 'Tasks' },
          { as: 'choice', text: 'Treasurer: budget to the bank, by Friday' },
          { as: 'choice', text: 'Building chair: third bid, by December 1' },
          { as: 'text', text: 'Adjourned at 8:05 p.m. Next meeting: December 8' },
          { as: 'field', text: 'Approved on, and signed by the secretary' },
        ]),
      ],
    }),
    section.prose('motions-and-votes', 'Motions and votes', [
      'A motion is what the board votes on. Write it word for word, and read it back before the vote. If it’s amended, record the final wording and that it was amended.',
      'Record who moved it, and who seconded it if your rules ask for that. Robert’s Rules of Order, which your bylaws may name, let a small board do without a second. For the vote, write the numbers or “unanimously”. Name people in three cases: a roll call, a member who asks for their vote on the record, and an abstention because of a conflict of interest.',
      'File the decisions you make between meetings too. In many states a board can act without a meeting only if every director consents in writing, so “yes” from most of them by email may not count. Check your bylaws, keep the consents, and note the decision in the next minutes.',
    ]),
    section.prose('leave-out', 'Leave these out', {
      text: 'Your minutes can end up with people you never thought of. If you’re not sure about a sentence, ask whether it helps a later reader understand a decision. If it doesn’t, cut it.',
      points: [
        'Who argued for which side, quotes, jokes, and words like “excellent” or “heated”.',
        'Personal details of people who receive aid, of donors and of staff. Use a case number or “an employee”.',
        'What a lawyer advised. Write “The board received legal advice on the lease.”',
        'What was said in an executive session. Note when it began and ended, who was there, the subject in general terms and any decision.',
        'Your own opinion, including how long it took.',
      ],
    }),
    section.prose('virtual-meetings', 'Video and phone meetings', [
      'Two things make a remote meeting valid under the model law that many states follow: it’s allowed, and everyone can hear everyone else. Write both down: the rule that allows it, and that the chair checked that everyone could hear and speak. Take votes by roll call or poll.',
      'When a member drops off, note the time and check the quorum again before the next vote. If a recording or an AI note-taker is running, write down that everyone was asked and agreed, who keeps the file, and when it’ll be deleted.',
    ]),
    section.steps('after-the-meeting', 'After the meeting: from notes to record', {
      'Write the draft the same evening or the next day':
        'Use full sentences, the past tense and the agenda’s order.',
      'Pull the action items to the end': 'List each task with one name and one date.',
      'Let the chair check the facts':
        'The chair can correct errors but can’t improve the decision. If you disagree, the board settles it when it approves the minutes.',
      'Send the draft within {minutesDistribution}':
        'Mark it “Draft” and say when you need corrections by. Send it only to people who are allowed to see it.',
      'Have it approved at the next meeting':
        'Corrections go in the new minutes. After approval, take out the word “Draft”, add the date and sign.',
      'File it and clean up':
        'Store the signed copy with its attachments in the organization’s own archive, then delete your notes, drafts and recordings as your policy says, unless a dispute or an inquiry is open.',
    }),
    section.prose('how-long-to-keep', 'How long to keep minutes', [
      'Keep board minutes permanently. Do the same with the minutes of members’ meetings, and of any committee that decides for the board. For other committees we suggest at least {committeeRetention}, and longer if a grant, a building or a dispute depends on them. Your state, your funders or your own retention policy may ask for more.',
      'A later secretary has to find and open the file in twenty years. Use a PDF with a name that starts with the date, keep a second copy somewhere else, and give at least two officers access. When the secretary changes, hand over the archive in person and note it in the minutes.',
    ]),
    section.faqs('questions', 'Meeting minutes: two common questions', {
      'Can I take part in the discussion while I write the minutes?':
        'Yes. If you’re a member, you keep your voice and your vote. It’s hard to do both well, though. For an item you care about, ask someone else to write, and note the change in the minutes.',
      'Do minutes have to be signed?':
        'Your bylaws or your state’s law may ask for it, and banks and funders often do. Sign after approval: the secretary, and the chair where required. This guide is general information. For your own case, ask a lawyer.',
    }),
    section.pageLinks('templates', 'Get the templates', {
      Templates: ['/resources/meeting-minutes-template', '/resources/meeting-notes-template'],
      'Further help': ['/resources/ai-tools-for-meeting-management', '/contact'],
    }),
    section.callToAction('next-step', 'Minutes in order? Now the fundraising', {
      text: 'If most of the tasks in your minutes are about raising money, we’ll go through them on a free call and pick the one to do first.',
      actions: [bookCall, link('Contact Us', '/contact')],
    }),
  ],
})
