import { letter } from './letter.ts'

/** From a masjid: zakat marked, and what comes after Eid. */
export const masjidLetters = [
  letter('zakat-received', 'Your zakat arrived', {
    when: 'Within two days, by email. Have your scholar read it once before it goes out.',
    subject: 'Your zakat is in the zakat fund',
    lines: [
      [
        'Assalamu alaikum [First name],',
        'As you’d greet them at the door.',
        'Use the form of address that your community uses, and spell the name as they spell it.',
      ],
      [
        'Your zakat of [$250] reached us on [Friday]. It’s in the zakat fund, apart from everything else.',
        'The fund, in the first lines.',
        'They chose it. Repeat their word, not “your donation”, and check it against the form.',
      ],
      [
        'This month the fund paid [rent for two families and one car repair]. [Our imam] confirmed each of them.',
        'What it paid for, and who said so.',
        'Count families, never describe them. Write it only if the confirmation is on file.',
      ],
      [
        'None of it went to salaries or the building.',
        'The question they have.',
        'Scholars differ on what zakat may pay for. Write what yours decided. If a share goes to those who collect it, say how much.',
      ],
      [
        'When your next zakat is due, we can remind you two weeks before. Just reply “yes”.',
        'It asks for nothing.',
        'Write the dates down where you read the replies.',
      ],
      ['May Allah accept it from you.'],
      ['[Your name], treasurer'],
    ],
  }),
  letter('after-eid', 'After Eid: what Ramadan became', {
    when: 'Within three weeks of Eid, to everyone who gave in Ramadan.',
    subject: 'What your Ramadan gifts became',
    lines: [
      ['Assalamu alaikum [First name],'],
      [
        'In Ramadan [412] people gave [$61,400] here: zakat [$34,000], fitr [$6,200], sadaqah [$14,700], the building [$6,500].',
        'Fund by fund.',
        'The four add up. Your treasurer will check.',
      ],
      [
        'All the fitr was given out before the Eid prayer, to [94] families. Of the zakat, [$21,000] is with [38] families. The rest is set aside for [summer rents].',
        'What’s still here.',
        'Money that waits isn’t a secret. Say what for.',
      ],
      [
        'The iftars cost [$2,900] more than we’d planned. [Two families] covered it.',
        'What went over.',
        'It’s the sentence that people trust you for.',
      ],
      [
        'There’s nothing you need to do. In [Dhul Qa’dah] I’ll write how the zakat fund stands.',
        'A month, no ask.',
        'The next ask comes the month after that report, and it’s for sadaqah.',
      ],
      ['[Your name], treasurer'],
    ],
  }),
  letter('sadaqah-monthly', 'A little each month, as sadaqah', {
    when: 'Two months after Eid, to people who’ve had the letter about Ramadan.',
    subject: '[$20] between two Ramadans',
    lines: [
      ['Assalamu alaikum [First name],'],
      [
        '[Most] of our year comes in thirty days. The lights, the roof and the Qur’an teacher cost the same in the other [eleven months].',
        'Why monthly.',
        'Three things that everyone has seen.',
      ],
      [
        'Would you give [$20] a month as sadaqah? It pays for running the masjid, and it isn’t zakat.',
        'The fund is in the ask.',
        'The giving page has to use the same word.',
      ],
      ['Set it up here: [your monthly page]. You can stop any time by answering this email.'],
      [
        'In Rajab you’ll get one page: what came in each month, and what it paid.',
        'A report before the season.',
        'It goes out before you plan the next Ramadan.',
      ],
      ['[Your name], treasurer'],
    ],
  }),
]
