import { fileSubjects } from './file-subjects.ts'
import { mailSubjects } from './mail-subjects.ts'
import { pageSubjects } from './page-subjects.ts'
import { plainSubjects } from './plain-subjects.ts'
import { sheetSubjects } from './sheet-subjects.ts'
import { stateSubjects } from './state-subjects.ts'
import type { Subject } from './subject.ts'

/** Everything that must look, read and behave as it was agreed on. Derived from the route table and typed lists. */
export const subjects: readonly Subject[] = [
  ...pageSubjects,
  ...sheetSubjects,
  ...stateSubjects,
  ...plainSubjects,
  ...mailSubjects,
  ...fileSubjects,
]
