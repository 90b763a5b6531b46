import { getDocumentProxy } from 'unpdf'

/** The page on which each linked chapter of a printed PDF begins, by the chapter's id. */
export async function pageOfChapters(pdf: Uint8Array): Promise<Map<string, number>> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const targets = Object.entries(await document.getDestinations()) as [
    string,
    [{ num: number; gen: number }],
  ][]
  const pages = await Promise.all(
    targets.map(async ([id, [page]]) => [id, (await document.getPageIndex(page)) + 1] as const),
  )
  return new Map(pages)
}
