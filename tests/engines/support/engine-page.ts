import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { eventually } from '../../support/eventually.ts';
import type { Engine } from './engine.ts';

/** Keys as W3C WebDriver writes them. */
export const keys = { enter: '\uE007', escape: '\uE00C', right: '\uE014', shift: '\uE008' } as const;

/** A busy machine may be a tenth as fast. */
const WITHIN_MS = 40_000;

/** An element by its selector, and by a part of its text or label where that matters. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
}

/** Runs in the page. Scrolls the first visible match into view and returns its middle. */
function middleOf({ selector, text = '' }: Target): [number, number] | null {
  const isMeant = (each: Element) =>
    `${each.textContent} ${each.getAttribute('aria-label') ?? ''}`.includes(text) &&
    each.getClientRects().length > 0;
  const element = [...document.querySelectorAll(selector)].find(isMeant);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

/** What a visitor does with a page, in any engine. */
export class EnginePage {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  get name(): string {
    return this.#engine.name;
  }

  open(address: string): Promise<void> {
    return this.#engine.open(address);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#engine.resize(width, height);
  }

  takeErrors(): Promise<string[]> {
    return this.#engine.takeErrors();
  }

  end(): Promise<void> {
    return this.#engine.end();
  }

  /** Runs a function in the page. It sees its arguments and the page, nothing of the test. */
  async run<Args extends readonly unknown[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    return (await this.#engine.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`)) as Value;
  }

  /** Waits until a function in the page returns something true, and returns that. */
  async until<Args extends readonly unknown[], Value>(
    what: string,
    work: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    return eventually(async () => {
      const value = await this.run(work, ...args);
      if (!value) throw new Error(`${this.name} waits in vain: ${what}`);
      return value;
    }, WITHIN_MS);
  }

  /** Presses and releases these keys, one after another. */
  type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    return this.#engine.perform({ type: 'key', id: 'keyboard', actions });
  }

  /** Clicks the middle of the element once that has stopped moving. */
  async click(target: Target): Promise<void> {
    let before = '';
    const [x, y] = await eventually(async () => {
      const middle = await this.run(middleOf, target);
      const stands = middle !== null && before === String(middle);
      before = String(middle);
      if (!stands) throw new Error(`${this.name} finds no still ${target.selector} '${target.text ?? ''}'`);
      return middle;
    }, WITHIN_MS);
    await this.#engine.perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async screenshot(file: string): Promise<void> {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await this.#engine.screenshot());
  }
}
