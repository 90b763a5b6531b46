/** Keys by the names of `KeyboardEvent.key`, as far as the tests press them. */
export type Key = 'Tab' | 'Enter' | 'Escape' | ' '

/** One window of one browser: what a hand at mouse and keyboard can do, and what the page can be asked. */
export interface BrowserDriver {
  goto(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; it knows nothing of the outside, and its values travel as JSON. */
  run<Values extends unknown[], Result>(
    inPage: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>
  /** Presses and releases the left button at a point of the window, in CSS px. */
  click(x: number, y: number): Promise<void>
  /** Turns the wheel at a point of the window, in CSS px downwards. */
  wheel(x: number, y: number, down: number): Promise<void>
  press(key: Key, options?: { shift?: boolean }): Promise<void>
  type(text: string): Promise<void>
  /** The page's own area, in CSS px. */
  resize(width: number, height: number): Promise<void>
  /** What the browser's console said in red since it was asked last: errors, and violations of the policy. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}
