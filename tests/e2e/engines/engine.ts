/** A browser with one page, driven by real keys and clicks. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Returns the value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Clicks a field and types into it. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Tab' | 'Escape' | 'ArrowDown'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Takes a picture, as PNG. */
  picture(): Promise<Uint8Array>;
  /** What the browser reported as wrong: errors of scripts and on the console. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** Starts a browser. */
export type StartEngine = () => Promise<Engine>;
