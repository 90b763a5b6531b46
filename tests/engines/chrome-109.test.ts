import { engineSuite } from './engine-suite.ts'
import { oldChrome } from './engines.ts'

engineSuite(oldChrome)
