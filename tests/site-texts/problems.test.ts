import { expect, test } from 'vitest'
import { textProblemsOf } from './problems.ts'

const problems = (source: string) => textProblemsOf('ui/Planted.tsx', source)

test.each([
  ['the text of an element', '<p>We recieve your questions.</p>', /ui\/Planted\.tsx:1: .*“recieve”/],
  ['a label for screen readers', '<nav aria-label="Main organisation menu" />', /“organisation”/],
  [
    'a text in a condition',
    "const text = sent ? 'Thank you, we will write.' : 'We could not sent it, sorry for alot.'",
    /a lot/,
  ],
  ['a text with a value in it', 'const text = `Your call with $' + '{name} is to late.`', /to late/],
  ['a field of a list', "const steps = [{ title: 'Pick a day', text: 'Choose a day thats free.' }]", /thats/],
  ['straight quotes', `const text = 'Press "Send" to go on.'`, /straight quote/],
  ['a note', '<p>TODO write this text.</p>', /a text to come/],
  ['a name in other capitals', '<p>Follow us on Linkedin, please.</p>', /LinkedIn/],
])('names %s', async (_, source, says) => {
  expect((await problems(source)).join()).toMatch(says)
})

test.each([
  ['an error for developers', "throw new Error('Widht missing in teh options')"],
  ['a class name', '<p className="Sectoin heading">Thank you.</p>'],
  ['an import', "import x from './Some fiel.ts'"],
  ['a sentence without fault', '<p>We have your request, and write within a few days.</p>'],
  ['what is under way', '<p>Looking up your call …</p>'],
])('says nothing of %s', async (_, source) => {
  expect(await problems(source)).toEqual([])
})

test('names the line', async () => {
  expect(await problems('const a = 1\n\nconst text = <p>Choose an day.\n We recieve it.</p>')).toEqual([
    expect.stringMatching(/^ui\/Planted\.tsx:3: /),
  ])
})
