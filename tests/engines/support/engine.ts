/** One browser with one window, as its protocol drives it. `EnginePage` makes it pleasant. */
export interface Engine {
  /** Name and version. */
  readonly name: string;
  /** Opens an address; returns when the document has been read. */
  open(address: string): Promise<void>;
  /** Runs an expression in the page and returns its value, a promise's too. The value must survive JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Performs the actions of one input device, as W3C WebDriver describes them. */
  perform(device: InputDevice): Promise<void>;
  /** Sets the size of the page in CSS pixels, as near as the browser can. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** What went wrong in the page since the last call: errors of scripts and console, refusals of the policy. */
  takeErrors(): Promise<string[]>;
  end(): Promise<void>;
}

export interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

export type InputDevice =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };
