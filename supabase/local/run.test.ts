import { expect, test } from 'vitest'
import { run } from './run.ts'

test('the error of a program that prints nothing does not contain its arguments', async () => {
  const failing = run(process.execPath, ['-e', 'process.exit(3)', 'secret'])
  await expect(failing).rejects.toThrow(/^The program ended with code 3\.$/)
})
