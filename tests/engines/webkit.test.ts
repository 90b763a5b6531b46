import { engineSuite } from './engine-suite.ts'
import { webkit } from './engines.ts'

engineSuite(webkit)
