import { engineSuite } from './engine-suite.ts'
import { oldChromeEngine } from './engines.ts'

engineSuite(oldChromeEngine(109))
