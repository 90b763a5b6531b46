import { bookCall, link, page, section } from '../model/notation.ts'

export const aiToolsForMeetingManagement = page('resource', {
  title: 'AI Note-Takers for Board Meetings: A Guide',
  description:
    'What an AI note-taker can do for a nonprofit board, how to ask for consent, when to turn it off, how to check a draft, and what your policy should say.',
  name: 'AI Tools for Meeting Management',
  summary: 'Decide what an AI note-taker may do in your meetings, with a policy to adopt.',
  updated: '2026-11-28',
  hero: {
    eyebrow: 'Guide',
    title: 'AI note-takers for your board: what to allow, what to check',
    window: { quiet: 'sunken' },
    text: 'It can save a volunteer secretary an evening, and record things that are better not kept. Decide as a board before a member just turns one on.',
    actions: [
      link(
        'Go to the Policy Checklist',
        '/resources/ai-tools-for-meeting-management#policy-checklist',
        'mission',
      ),
    ],
    artifact: {
      kind: 'wave',
      alt: 'A recording of a meeting: on in the open part, off in the executive session, and a draft that a person corrects.',
      states: [
        { name: 'Open part: on', text: 'Everyone was asked, and agreed.' },
        { name: 'Executive session: off', text: 'It’s out of the call, and everyone was told.', off: true },
        {
          name: 'The draft: checked',
          struck: 'The board approved the new roof.',
          text: 'The board asked for two more bids.',
        },
      ],
    },
  },
  sections: [
    section.prose('what-they-do', 'A fast transcript, and no idea what a motion is', [
      'An AI note-taker turns speech into a transcript, and the transcript into a summary with suggested tasks. Try it on your own meeting first: on a bad connection, with two languages in a sentence, with Arabic terms, Spanish surnames and the names of villages. Where it’s wrong, nothing tells you so.',
      'It doesn’t know what your bylaws call a decision. It can turn a joke into a task and a suggestion into a motion, or drop the one sentence that limits an approval. A person who was there has to check every line and sign.',
    ]),
    section.cards('kinds-of-tools', 'Kinds of AI meeting tools, and where the audio goes', {
      intro: 'Ask two questions of each: where does the audio go, and who can read the result?',
      items: {
        'Captions in the meeting platform':
          'They help anyone who’s hard of hearing or following in a second language. Check whether a transcript is saved by default.',
        'Assistants that join the call':
          'A bot joins the meeting, records it and emails a summary, sometimes to everyone invited. Some join on their own from one person’s calendar.',
        'Upload and summarize':
          'You can cut the confidential parts first. Now the recording is in two places, and you have to clean up both.',
        'General writing assistants':
          'You paste rough notes and ask for a clean draft. There’s no recording. Take out names and confidential items before you paste.',
        'Tools that run on your own computer':
          'Sound and text stay on the laptop, if somebody can set it up and keep it updated. Encrypt the laptop, and lock it.',
      },
    }),
    section.prose('consent', 'How to ask for consent, with wording', {
      text: [
        'Some US states require consent from everyone before you record a call. Your members join from all over, so plan for the strictest rule: tell everyone in the invitation, ask everyone at the start, and if one person says no, don’t record. This isn’t legal advice. Ask a lawyer what applies to you.',
        'People also need a way to say no. Let them tell the secretary beforehand, and don’t write down who did.',
      ],
      points: [
        'In the invitation: “We plan to use an AI note-taker for the open part of this meeting. If you’d rather we didn’t, tell the secretary by the day before.”',
        'At the start: “Is everyone OK with using the note-taker until item four? We’ll delete the recording when the minutes are approved.”',
        'In the minutes: that you used a tool, that everyone agreed, and when you’ll delete the recording.',
      ],
    }),
    section.prose('confidentiality', 'When to turn it off', {
      text: 'A transcript keeps every half-finished thought. Lawyers warn that the other side in a lawsuit may get it, and that advice which an outside service heard may no longer be confidential. Before any of these, take the tool out of the call and tell everyone:',
      points: [
        'Executive session, a lawyer’s advice, and disputes that may end in court.',
        'Hiring, pay, complaints and the review of the executive director.',
        'Individual donors, and zakat or aid cases where someone could be recognized.',
        'Youth protection, and anything medical or pastoral.',
        'Security of a masjid, a site or a person.',
      ],
    }),
    section.steps('check-the-draft', 'Check an AI draft before anyone sees it', {
      intro: 'Do it the same day, with your own notes beside you.',
      items: {
        'Names, numbers and dates':
          'Check every name against the attendance list, and every amount and date against the documents. A wrong one looks just as right.',
        'Motions and votes':
          'Replace its summary with the wording the chair read out. Check the mover, the result, abstentions, and who was out of the room.',
        'Things that didn’t happen':
          'Look for decisions, tasks or thanks that were never said. If you don’t remember it and it’s not in your notes, take it out or ask.',
        'Things that went missing':
          'Look for conditions and limits: “up to”, “subject to”, “until the audit is done”. Summaries drop them.',
        'Tone and attribution':
          'Cut quotes, praise, blame and “some members felt”. Keep the decision and the main reasons.',
        'Clean up':
          'File the approved minutes. On the date in your policy, delete the recording, the transcript and the drafts, including any copies the tool emailed.',
      },
    }),
    section.checklist('policy-checklist', 'A one-page AI policy your board can adopt', {
      intro: 'Have the board adopt it by motion, and put that in the minutes.',
      items: {
        Permission: [
          'Which kinds of meetings may be recorded or transcribed, and which never.',
          'Who may start a tool. Nobody brings their own assistant into the call.',
          'How you tell people and ask them, and what happens if one person says no.',
        ],
        'The tool': [
          'The organization owns the account, and two named people can open it.',
          'The vendor doesn’t train on your content, by contract or by a setting that somebody checked.',
          'You know which country the data is stored in, and how to delete it.',
          'Automatic joining and automatic mailing of summaries are off.',
          'There’s a written data processing agreement where the law asks for one.',
        ],
        'The record': [
          'A named person checks each draft and answers for the minutes.',
          'The approved minutes are the only official record. Board minutes are kept permanently, and those of committees that only advise, we suggest, for at least {committeeRetention}.',
          'Recordings and transcripts are deleted once the minutes are approved, unless a dispute or an inquiry is open or a lawyer tells you to keep them.',
          'The draft still goes out within {minutesDistribution}.',
        ],
        Review: [
          'The board looks at the policy once a year and after any incident.',
          'A named person knows what to do, and who to tell, if a transcript goes to the wrong person.',
        ],
      },
    }),
    section.prose('a-careful-start', 'Start without a recording', [
      'Have the secretary take notes by hand, take out the names, and ask a writing assistant for a draft. Compare it with what they’d have written. After three meetings you’ll know whether it saves time.',
      'If it does, try a transcript at a staff meeting where nothing is confidential. Do the board last. If checking takes longer than writing did, go back to the template.',
    ]),
    section.pageLinks('read-on', 'Templates to go with your policy', [
      '/resources/meeting-minutes-template',
      '/blog/how-to-write-meeting-minutes-free-templates',
      '/services/productivity-tools',
    ]),
    section.callToAction('next-step', 'Paying for tools nobody opens?', {
      text: 'We’ll go through what you already pay for, what to automate, and what to cancel.',
      actions: [bookCall, link('Contact Us', '/contact')],
    }),
  ],
})
