import { fileSubjects } from './file-subjects.ts'
import { gallerySubjects } from './gallery-subjects.ts'
import { mailSubjects } from './mail-subjects.ts'
import { pageSubjects } from './page-subjects.ts'
import { plainSubjects } from './plain-subjects.ts'
import { stateSubjects } from './state-subjects.ts'
import type { Subject } from './subject.ts'

/** All subjects, derived from the route table and typed lists. */
export const subjects: readonly Subject[] = [
  ...pageSubjects,
  ...gallerySubjects,
  ...stateSubjects,
  ...plainSubjects,
  ...mailSubjects,
  ...fileSubjects,
]
