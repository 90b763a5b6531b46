import { bookCall, detail, link, page, section, sheet } from '../model/notation.ts'

export const productivityTools = page('service', {
  title: 'Productivity Tools for Nonprofit Teams',
  description:
    'Files, meetings, tasks and AI note-takers set up for a small nonprofit team, at nonprofit prices, with rules everyone can keep. Free templates included.',
  name: 'Productivity Tools',
  summary: 'We put files, meetings and tasks in order, at nonprofit prices, with rules everyone can keep.',
  hero: {
    eyebrow: 'Tools for small teams',
    title: 'Spend less of your week searching for files',
    text: 'We set up shared files, meetings and tasks for small teams and volunteer boards, mostly with tools you already have or can get at nonprofit prices.',
    actions: [bookCall, link('Get the Minutes Templates', '/resources/meeting-minutes-template')],
    artifact: {
      kind: 'sheets',
      alt: 'A shared drive, before and after: files all called “final” are crossed out, then four folders, each with an owner.',
      sheets: [
        sheet(
          'Shared drive',
          [
            { as: 'struck', text: 'Budget, final' },
            { as: 'struck', text: 'Budget, final, really final' },
            { as: 'row', text: 'Board', note: 'The secretary' },
            { as: 'row', text: 'Grants', note: 'The grant writer' },
            { as: 'row', text: 'Stories', note: 'The story editor' },
            { as: 'row', text: 'Personnel', note: 'The director' },
          ],
          'cabinet',
        ),
      ],
    },
  },
  sections: [
    section.prose('why-it-matters', 'The mess takes hours that no budget shows', [
      'The current budget is attached to an email. The bylaws are on a former chair’s laptop. Three people think a fourth is writing the grant report. All of it takes time from people who came to help.',
      'We started doing this because fundraising stalls here: the sponsor’s answer waits for a board decision that was never written down. So you agree on one place for files, one for decisions and one for tasks, with one person in charge of each. The tools come last.',
      'Much of it costs little. Google and Microsoft have programs for eligible nonprofits, with free or discounted plans. Ask other companies for their nonprofit price before you pay.',
    ]),
    section.serviceDetails('what-we-do', 'Four things we put in order', [
      detail('files-and-accounts', 'folder-open', 'Files and accounts', {
        text: 'You get email on your own domain, folders that outlast their authors, and safe sign-in.',
        what: 'We apply for the nonprofit plan, give staff and officers an address on your domain, move documents out of personal accounts, and set up shared folders by subject. You also get two-step sign-in, a password manager, and a checklist for when someone joins or leaves.',
        why: 'When someone leaves, the files stay, and nobody has to guess who still knows the password.',
        example:
          'A youth league’s registration forms, with kids’ addresses and allergies, sit in a coach’s personal account. We move them to a folder that three named people can open, delete the old copies, and write down how long the forms are kept.',
      }),
      detail('meetings-and-minutes', 'file-pen-line', 'Meetings and minutes', {
        text: 'You have an agenda before, minutes soon after, and decisions you can find years later.',
        what: 'We set up one agenda template, one minutes template for each kind of meeting, and a decision log the whole board can search. Minutes go out while people still remember what they agreed to.',
        why: 'Minutes are how a board shows funders, auditors and the next board what it decided.',
        example:
          'Two years after a board approves a reserve policy, the wording can’t be found. In the new log every motion has a date, the exact text, the vote, and a link to the minutes. Next time someone asks, your treasurer reads it out in the same meeting.',
      }),
      detail('tasks', 'list-checks', 'Tasks and deadlines', {
        text: 'You see who does what by when on one board, and deadlines on a shared calendar.',
        what: 'Each team’s work goes on one simple board with three columns. Dates that can’t move, such as grant reports, your Form 990, insurance and domain renewals, go on a shared calendar with two reminders and a backup person on each.',
        why: 'Deadlines slip when everyone thinks someone else has them. One owner and one backup on every date fixes that.',
        example:
          'A land trust’s website goes dark because the renewal notice went to a retired volunteer. We list every renewal with its date, its cost, its owner and a backup, move the billing to a shared address, and put the list in one board packet a year.',
      }),
      detail('ai-tools', 'bot', 'AI tools, with rules', {
        text: 'Note-takers and drafting help save time. You also get one page of rules on what must never go into them.',
        what: 'We try one or two tools with your team on real work, such as draft minutes, summaries and first versions of letters. Then we write the rules: which tools, whose consent, which information stays out, and who reads the result before you use it.',
        why: 'Put a note-taker in a meeting about staff pay or a family in need, and you have a recording to protect. A summary can also leave out the one word “not”. A person has to read it.',
        example:
          'Say you’re a counseling center that wants automatic notes. You use them for the operations meeting, with a notice in the invitation and a named person who corrects the draft the same day. Case conferences aren’t recorded, and new staff learn why on day one.',
      }),
    ]),
    section.pageLinks('free-resources', 'Free templates and guides', {
      intro: 'Use these today.',
      items: [
        '/resources/meeting-minutes-template',
        '/resources/meeting-notes-template',
        '/resources/ai-tools-for-meeting-management',
      ],
    }),
    section.faqs('questions', 'Change as few habits as you can', {
      'Our volunteers won’t learn a new tool. What then?':
        'Then we keep theirs. If your chair lives in email, that’s fine, as long as decisions and files end up in the shared place. We change as few habits as we can.',
      'How long does it take?':
        'Three months. First we list your accounts, files and renewals with you; then come safe sign-in, shared folders and, with one team, the templates and the task board. At the end each group gets a short training, and we cancel the tools that you can do without.',
      'Is it safe to use AI for our minutes?':
        'For routine meetings, with consent and a person who corrects the draft, yes. For personnel, legal or case discussions, we’d advise against recording at all.',
    }),
    section.callToAction('next-step', 'Find the changes that save your team the most time', {
      text: 'Say how many you are and where your files live. We’ll start with what takes you longest.',
      actions: [bookCall, link('Get the Minutes Templates', '/resources/meeting-minutes-template')],
    }),
  ],
})
