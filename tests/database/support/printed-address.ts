import type { ChildProcess } from 'node:child_process'

/** Resolves with the URL that `npm start` or `npm run dev` prints. */
export function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
      const address = /Site +(http\S+)[\s\S]*Stop/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('exit', () => reject(new Error(output)))
  })
}
