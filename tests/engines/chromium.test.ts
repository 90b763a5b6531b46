import { engineSuite } from './engine-suite.ts'
import { chromium } from './engines.ts'

engineSuite(chromium)
