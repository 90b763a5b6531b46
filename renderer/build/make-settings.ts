import { writeFileSync } from 'node:fs'
import { settingsFiles } from './settings-files.ts'

/* `npm run generate -- settings`: exports the booking rules, mails and colors to the server functions and the database. */
for (const { file, content } of settingsFiles()) {
  writeFileSync(file, content)
  console.log(file)
}
