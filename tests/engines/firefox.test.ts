import { engineSuite } from './engine-suite.ts'
import { firefox } from './engines.ts'
import { settingsSuite } from './firefox-settings.ts'

engineSuite(firefox)
settingsSuite()
