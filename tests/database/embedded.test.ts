import { describe } from 'vitest'
import { allSuites } from './support/all-suites.ts'

describe('the embedded database', () => allSuites('embedded'))
