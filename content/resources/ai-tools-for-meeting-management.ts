import type { ResourcePage } from '../model/page-kinds.ts'

export const aiToolsForMeetingManagement = {
  seo: {
    title: 'AI tools for board meetings: an honest guide',
    description:
      'What AI note takers can do for a nonprofit board, what consent and confidentiality require, how to check a draft, and what your policy should say.',
  },
  theme: 'mission',
  subject: 'article',
  name: 'AI Tools for Meeting Management',
  summary: 'What AI note takers do well, where they put a board at risk, and a policy checklist.',
  updated: '2026-11-20',
  hero: {
    eyebrow: 'Guide',
    title: 'AI tools for board meetings: what to allow and what to check',
    lead: 'A note taker that listens can spare a volunteer secretary an evening. It can also record things that should never have been kept. This guide helps your board decide before someone just switches one on.',
    actions: [],
    artifact: {
      kind: 'sheets',
      layout: 'one',
      alt: 'An AI draft of minutes, corrected by a person: an invented decision is crossed out and a missing condition added.',
      sheets: [
        {
          label: 'AI draft, checked by the secretary',
          better: true,
          parts: [
            { as: 'title', text: 'Item four: the roof' },
            { as: 'struck', text: 'The board approved the repair.', note: 'Never voted on' },
            { as: 'text', text: 'The board asked for two more offers.', note: 'Added by hand' },
            { as: 'struck', text: 'Everyone was enthusiastic.', note: 'Not minutes' },
            { as: 'chosen', text: 'Recording deleted on approval', note: 'As your policy says' },
          ],
        },
      ],
    },
  },
  sections: [
    {
      kind: 'prose',
      id: 'what-they-do',
      heading: 'What AI note takers can and cannot do',
      paragraphs: [
        'An AI note taker turns speech into a transcript and the transcript into a summary with suggested tasks. With clear sound, one language and people who take turns, it works well. It gets worse with a poor line, with several languages in one sentence, and with names it has never met. Arabic terms, Spanish surnames and the names of villages and species come out wrong, with complete confidence.',
        'It does not know what your bylaws call a decision. It may turn a joke into a task, a suggestion into a motion, or leave out the one sentence that limits an approval. It cannot tell that the treasurer left the room. Someone who was there has to write the minutes or check every line, and sign for them.',
      ],
    },
    {
      kind: 'cards',
      id: 'kinds-of-tools',
      heading: 'Five kinds of AI meeting tools',
      intro: 'What matters is where the audio goes and who can read the result.',
      items: [
        {
          icon: 'captions',
          title: 'Captions in the meeting platform',
          text: 'Text appears while people speak and can disappear afterward. A help for people who are hard of hearing or follow in a second language. Check whether a transcript is saved by default.',
        },
        {
          icon: 'bot',
          title: 'Assistants that join the call',
          text: 'A bot takes a seat in the meeting, records it and mails a summary, sometimes to everyone invited. Easy to use and easy to forget. Some join by themselves from one person’s calendar.',
        },
        {
          icon: 'upload',
          title: 'Upload and summarize',
          text: 'You upload a recording afterward. You decide what is uploaded and can cut confidential parts first. The recording is then in a second place that someone has to clean up.',
        },
        {
          icon: 'message-square-text',
          title: 'General writing assistants',
          text: 'You paste rough notes and ask for a clean draft. No recording is needed, so this is often the gentlest start. Remove names and confidential items before you paste.',
        },
        {
          icon: 'hard-drive',
          title: 'Tools that run on your own computer',
          text: 'Sound and text stay on the device. Good for sensitive matters if somebody can set it up and keep it updated. The laptop needs encryption and a lock.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'consent',
      heading: 'Get consent first',
      paragraphs: [
        'Some US states, and many countries, require the consent of everyone on a call before it is recorded. Members join from many places, so plan for the strictest rule: everyone is told in the invitation, everyone is asked at the start, and one “no” means no recording. This is general guidance and no legal advice. Ask counsel what applies to you.',
        'Consent also has to be possible to refuse. A junior employee or a guest who hopes for a grant will hardly object in front of the whole board. Let people say so to the secretary beforehand, and do not record who did.',
      ],
      points: [
        'In the invitation: “We plan to use an AI note taker for the open part of this meeting. Tell the secretary by the day before if you would rather we did not.”',
        'At the start: “Is everyone content that we use the note taker until item four? The recording is deleted when the minutes are approved.”',
        'In the minutes: that a tool was used, that all agreed, and when the recording will be deleted.',
      ],
    },
    {
      kind: 'prose',
      id: 'confidentiality',
      heading: 'When to switch the tool off',
      paragraphs: [
        'A transcript keeps every half-finished thought. In a legal dispute the other side may be able to demand it, and sharing a lawyer’s advice with an outside service can put its confidentiality at risk. Switch the tool off, remove it from the call and say so aloud before any of these:',
      ],
      points: [
        'Executive session, advice from counsel, and disputes that may end in court.',
        'Hiring, pay, complaints and the review of the executive director.',
        'Individual donors, and zakat or aid cases in which a person can be recognized.',
        'Safeguarding, children and anything medical or pastoral.',
        'Security of a masjid, a site or a person.',
      ],
    },
    {
      kind: 'steps',
      id: 'check-the-draft',
      heading: 'Check an AI draft before anyone sees it',
      intro:
        'Do it on the same day, with your own notes beside you. A draft is not minutes until a person has gone through these steps.',
      items: [
        {
          title: 'Names, numbers and dates',
          text: 'Compare every name with the attendance list and every amount and date with the documents. Errors of this kind are frequent and look convincing.',
        },
        {
          title: 'Motions and votes',
          text: 'Replace its summary with the wording that was read out. Check mover, result, abstentions, and who was out of the room.',
        },
        {
          title: 'Things that did not happen',
          text: 'Look for decisions, tasks or thanks that nobody uttered. If you cannot remember it and it is not in your notes, take it out or ask.',
        },
        {
          title: 'Things that are missing',
          text: 'Look for conditions and limits: “up to”, “subject to”, “until the audit is done”. Summaries tend to drop them.',
        },
        {
          title: 'Tone and attribution',
          text: 'Cut quotations, praise, blame and “some members felt”. Minutes state what was decided and the main reasons.',
        },
        {
          title: 'Clean up',
          text: 'File the approved minutes. Delete the recording, the transcript and the drafts on the date your policy names, including the copies that the tool mailed out.',
        },
      ],
    },
    {
      kind: 'checklist',
      id: 'policy-checklist',
      heading: 'Policy checklist for your board',
      intro: 'One page is enough. Have the board adopt it by motion, and record that in the minutes.',
      groups: [
        {
          title: 'Permission',
          items: [
            'Which kinds of meetings may be recorded or transcribed, and which never.',
            'Who may start a tool. Nobody brings a private assistant into the call.',
            'How people are told and asked, and what happens if one person declines.',
          ],
        },
        {
          title: 'The tool',
          items: [
            'The account belongs to the organization and is open to two named people.',
            'The provider’s terms rule out training on your content, or the setting that does so is switched on and checked.',
            'You know in which country the data is stored and how it is deleted.',
            'Automatic joining and automatic mailing of summaries are off.',
            'There is a written agreement on data processing where the law asks for one.',
          ],
        },
        {
          title: 'The record',
          items: [
            'A named person checks each draft and is responsible for the minutes.',
            'The approved minutes are the only official record. They are kept permanently for the board, and for at least {committeeRetention} for committees.',
            'Recordings and transcripts are deleted once the minutes are approved, unless a lawyer has told you to preserve them.',
            'The draft still goes out within {minutesDistribution}.',
          ],
        },
        {
          title: 'Review',
          items: [
            'The board looks at the policy once a year and after any incident.',
            'Someone knows what to do if a transcript reaches the wrong person, and whom to tell.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      id: 'a-careful-start',
      heading: 'How to start carefully',
      paragraphs: [
        'Begin without a recording. Let the secretary take notes by hand, remove names, and ask a writing assistant for a draft. Compare it with what they would have written. After three meetings you know whether it saves time.',
        'If it does, try a transcript at a staff meeting where nothing is confidential. Leave the board for last. If the checking takes longer than the writing did, go back to the template. For a short meeting a filled-in template is often faster.',
      ],
    },
    {
      kind: 'pageLinks',
      id: 'read-on',
      heading: 'Related pages',
      groups: [
        {
          pages: [
            '/resources/meeting-minutes-template',
            '/blog/how-to-write-meeting-minutes-free-templates',
            '/services/productivity-tools',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Not sure which tools your team needs?',
      text: 'Tell us how your week runs and where it gets stuck. In a free {callLength:adjective} call we look at what to automate, what to leave alone, and what you already pay for.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
        { label: 'Contact Us', to: '/contact', variant: 'outline' },
      ],
    },
  ],
} satisfies ResourcePage
