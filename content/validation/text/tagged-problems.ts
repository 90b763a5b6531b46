import { comparedTwice, pronounCase, soundsAlike, yoursAndTheirs } from './likely-meant.ts'
import { missingArticle } from './missing-words.ts'
import {
  amountAndVerb,
  behindRelative,
  countedNoun,
  relativeClause,
  subjectAndVerb,
  thereIs,
} from './number-agreement.ts'
import { taggedSentences } from './parts-of-speech.ts'
import { pronounAndVerb, secondVerb, verbsTogether } from './several-verbs.ts'
import {
  adverbForm,
  apostrophePlural,
  behindSmallWord,
  infinitive,
  missingApostrophe,
  mixedTimes,
  nothingBehind,
  verbForm,
} from './word-forms.ts'

const rules = [
  countedNoun,
  subjectAndVerb,
  relativeClause,
  behindRelative,
  pronounAndVerb,
  amountAndVerb,
  verbsTogether,
  secondVerb,
  thereIs,
  verbForm,
  infinitive,
  behindSmallWord,
  adverbForm,
  mixedTimes,
  apostrophePlural,
  missingApostrophe,
  nothingBehind,
  missingArticle,
  soundsAlike,
  yoursAndTheirs,
  pronounCase,
  comparedTwice,
]

/** Slips that show once one knows what part of speech each word is. */
export function taggedProblems(text: string): string[] {
  return taggedSentences(text).flatMap((sentence) => rules.flatMap((rule) => rule(sentence) ?? []))
}
