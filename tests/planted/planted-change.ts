/** One change of what a visitor sees, hears or is sent, that nobody wanted, and where it must be noticed. */
export type PlantedChange = {
  /** What it does to the visitor. */
  plants: string
  file: string
  /** What stands in the file, once, and what stands there instead; or another file to take its place. */
  edit: readonly [text: string, instead: string] | { fileInstead: string }
  /** The subject of `tests/visual/matrix` whose failure must name it. */
  subject: string
  /** The view, as the failure names it: width and state, or the baseline that is text. */
  view: string
  /** What the line says that names the place. */
  place: RegExp
}
