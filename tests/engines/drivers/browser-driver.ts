/** The keys that the tests press, as values of `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | ' '

/** One browser window: mouse, keyboard, and scripts in the page. */
export interface BrowserDriver {
  goto(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It cannot use outer variables; arguments and result are serialized as JSON. */
  run<Values extends unknown[], Result>(
    inPage: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>
  /** Clicks the left button at a point of the viewport, in CSS px. */
  click(x: number, y: number): Promise<void>
  /** Scrolls the wheel down by `down` CSS px at a point of the viewport. */
  wheel(x: number, y: number, down: number): Promise<void>
  press(key: Key, options?: { shift?: boolean }): Promise<void>
  type(text: string): Promise<void>
  /** Sets the viewport size, in CSS px. */
  resize(width: number, height: number): Promise<void>
  /** Console errors and Content-Security-Policy violations since the last call. */
  consoleErrors(): Promise<string[]>
  close(): Promise<void>
}
