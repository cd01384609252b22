import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unmountAll } from '../../../test-support/render.tsx';
import { messageTime } from '../message-time.ts';
import { admin, drawn, registered, rowOf, rowsUpTo, stage, zoomie } from './chat-stage.test-support.tsx';

vi.mock(import('../message-time.ts'), { spy: true });

const log = () => page.getByRole('log');
const scroller = () => log().element() as HTMLElement;
const distanceToEnd = () => scroller().scrollHeight - scroller().clientHeight - scroller().scrollTop;
const rowAt = (number: number) => page.getByRole('listitem').filter({ hasText: `Message ${number}` });
const opacityOf = (element: Element) =>
  getComputedStyle(element.closest('[data-controls]') as HTMLElement).opacity;

describe('a full and lively list', () => {
  it('renders each message once, whatever arrives after it', async () => {
    const shown = await stage({ rows: rowsUpTo(180) });
    const draws = vi.mocked(messageTime).mock;
    const before = draws.calls.length;
    for (let number = 181; number <= 240; number += 1) shown.come(rowOf(number));
    expect(draws.calls.length - before).toBe(60);
    expect(page.getByRole('listitem').elements().length).toBe(180);
  });

  it('writes the day before the times of a list that stays open past midnight', async () => {
    const sentAt = new Date(2026, 10, 29, 21, 41).getTime();
    vi.setSystemTime(sentAt + 60_000);
    try {
      await stage({ rows: [rowOf(1, {}, { sent_at: sentAt / 1000 })] });
      const words = () => rowAt(1).getByRole('time').element().textContent;
      expect(words()).toMatch(/^9:41 PM ·/);
      vi.setSystemTime(sentAt + 24 * 3_600_000);
      await expect.poll(words).toMatch(/^Nov 29, 9:41 PM ·/);
    } finally {
      vi.useRealTimers();
    }
  });

  it('stays at the end while the viewer reads there', async () => {
    const shown = await stage({ rows: rowsUpTo(180) });
    await expect.poll(distanceToEnd).toBeLessThanOrEqual(8);
    for (let number = 181; number <= 200; number += 1) {
      shown.come(rowOf(number));
      await drawn();
    }
    await expect.poll(distanceToEnd).toBeLessThanOrEqual(8);
    await expect.element(page.getByText('Message 200')).toBeInViewport();
    expect(page.getByRole('button', { name: /new message/ }).elements()).toEqual([]);
  });

  it('is at its end again when it was hidden meanwhile, as beside the picture of a phone on its side', async () => {
    const shown = await stage({ rows: rowsUpTo(60) });
    await expect.poll(distanceToEnd).toBeLessThanOrEqual(8);
    const panel = document.querySelector<HTMLElement>('[data-chat]');
    if (!panel) throw new Error('There is no chat.');
    panel.style.display = 'none';
    await drawn();
    await drawn();
    shown.come(rowOf(61));
    await drawn();
    panel.style.display = '';
    await expect.element(page.getByText('Message 61')).toBeInViewport();
    await expect.poll(distanceToEnd).toBeLessThanOrEqual(8);
  });

  it('follows after a finger has moved at its end, and stays where a finger has brought older messages', async () => {
    const shown = await stage({ rows: rowsUpTo(60) });
    await expect.poll(distanceToEnd).toBeLessThanOrEqual(8);
    const touch = (type: string, clientY?: number) => {
      const point = new Touch({ identifier: 1, target: scroller(), clientY: clientY ?? 0 });
      const touches = clientY === undefined ? [] : [point];
      scroller().dispatchEvent(new TouchEvent(type, { bubbles: true, touches }));
    };
    touch('touchstart', 300);
    touch('touchmove', 250);
    touch('touchend');
    shown.come(rowOf(61));
    await expect.element(page.getByText('Message 61')).toBeInViewport();
    await expect.poll(distanceToEnd).toBeLessThanOrEqual(8);
    for (let frame = 0; frame < 3; frame += 1) await drawn();
    touch('touchstart', 300);
    touch('touchmove', 340);
    scroller().scrollBy({ top: -40, behavior: 'instant' });
    await expect.element(page.getByRole('button', { name: 'Latest' })).toBeVisible();
    shown.come(rowOf(62));
    await expect.element(page.getByRole('button', { name: '1 new message' })).toBeVisible();
    await drawn();
    touch('touchend');
    shown.come(rowOf(63));
    await expect.element(page.getByRole('button', { name: '2 new messages' })).toBeVisible();
  });

  it('R4-070 scrolls to the oldest message and back to the latest', async () => {
    await stage({ rows: rowsUpTo(120) });
    await page.getByRole('button', { name: 'Oldest' }).click();
    await expect.element(page.getByRole('button', { name: 'Latest' })).toBeVisible();
    await expect.element(page.getByText('Message 1', { exact: true })).toBeInViewport();
    await page.getByRole('button', { name: 'Latest' }).click();
    await expect.element(page.getByRole('button', { name: 'Oldest' })).toBeVisible();
    await expect.poll(distanceToEnd).toBeLessThanOrEqual(8);
  });

  it('does not scroll while the viewer reads further up, and counts the new messages', async () => {
    const shown = await stage({ rows: rowsUpTo(100) });
    await page.getByRole('button', { name: 'Oldest' }).click();
    await expect.element(page.getByRole('button', { name: 'Latest' })).toBeVisible();
    shown.come(rowOf(101));
    await expect.element(page.getByRole('button', { name: '1 new message' })).toBeVisible();
    shown.come(rowOf(102), rowOf(103));
    await drawn();
    expect(scroller().scrollTop).toBe(0);
    await page.getByRole('button', { name: '3 new messages' }).click();
    await expect.element(page.getByText('Message 103')).toBeInViewport();
    await expect.element(page.getByRole('button', { name: /new message/ })).not.toBeInTheDocument();
  });

  it('lets a finger that has come to its end move the page of a camera, in a narrow window, but not while the viewer writes', async () => {
    await stage({ rows: rowsUpTo(60) });
    await page.viewport(390, 844);
    const atItsEnd = () => getComputedStyle(scroller()).overscrollBehaviorY;
    // As in the drawer, over a page that is to stay where it is.
    expect(atItsEnd()).toBe('contain');
    const area = scroller().parentElement;
    area?.setAttribute('data-chat-area', '');
    expect(atItsEnd()).toBe('auto');
    area?.setAttribute('data-composing', '');
    expect(atItsEnd()).toBe('contain');
    area?.removeAttribute('data-composing');
    await page.viewport(1440, 900);
    expect(atItsEnd()).toBe('contain');
  });

  it('has no scroll buttons while every message is in view', async () => {
    await stage({ rows: rowsUpTo(2) });
    await expect.element(page.getByRole('button', { name: 'Oldest' })).not.toBeInTheDocument();
  });
});

describe('the controls of a message', () => {
  const mine = rowOf(2, { mine: true });

  it('R6-033 show on hover: viewers can delete only their own messages', async () => {
    const shown = await stage({ rows: [rowOf(1), mine] }, registered);
    const control = page.getByRole('button', { name: 'Delete your message' });
    await expect.poll(() => opacityOf(control.element())).toBe('0');
    await userEvent.hover(rowAt(2));
    await expect.poll(() => opacityOf(control.element())).toBe('1');
    expect(page.getByRole('button', { name: /^Delete/ }).elements()).toHaveLength(1);
    await control.click();
    expect(shown.room.remove).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Yes, delete your message' }).click();
    expect(shown.room.remove).toHaveBeenCalledExactlyOnceWith(mine.message.id);
  });

  it('R6-034 show on focus too, which a tap or the keyboard sets', async () => {
    const shown = await stage({ rows: [rowOf(1), mine] }, registered);
    const control = page.getByRole('button', { name: 'Delete your message' });
    await userEvent.hover(page.getByRole('heading', { name: 'Boma' }));
    scroller().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(rowAt(2)).toHaveFocus();
    await expect.poll(() => opacityOf(control.element())).toBe('1');
    await userEvent.keyboard('{Tab}');
    await expect.element(control).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Yes, delete your message' })).toHaveFocus();
    expect(shown.room.remove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(shown.room.remove).toHaveBeenCalledOnce();
    await expect.element(rowAt(1)).toHaveFocus();
    expect((control.element() as HTMLElement).tabIndex).toBe(-1);
  });

  it('forget the question of a deletion once the focus leaves the button', async () => {
    const shown = await stage({ rows: [rowOf(1), mine] }, registered);
    await userEvent.hover(rowAt(2));
    await page.getByRole('button', { name: 'Delete your message' }).click();
    await expect.element(page.getByRole('button', { name: 'Yes, delete your message' })).toBeVisible();
    scroller().focus();
    await userEvent.hover(rowAt(2));
    await expect.element(page.getByRole('button', { name: 'Delete your message' })).toBeVisible();
    expect(shown.room.remove).not.toHaveBeenCalled();
  });

  it('R6-029 let an admin delete any message', async () => {
    const shown = await stage({ rows: [rowOf(1), mine] }, admin);
    await userEvent.hover(rowAt(1));
    await page.getByRole('button', { name: 'Delete the message of Ranger 1' }).click();
    await page.getByRole('button', { name: 'Yes, delete the message of Ranger 1' }).click();
    expect(shown.room.remove).toHaveBeenCalledExactlyOnceWith(rowOf(1).message.id);
  });

  it('are few between staff, and none for guests', async () => {
    const colleague = rowOf(1, {}, { staff: true });
    await stage({ rows: [colleague, rowOf(3)] }, zoomie);
    const names = () => page.getByRole('button', { name: /^(?:Mute|Report|Delete)/ }).elements();
    expect(names().map((each) => each.getAttribute('aria-label'))).toEqual([
      'Report the message of Ranger 1',
      'Mute or ban Ranger 3',
      'Report the message of Ranger 3',
    ]);
    unmountAll();
    await stage({ rows: [rowOf(1)] });
    expect(names()).toEqual([]);
  });

  it('move from message to message by the arrow keys', async () => {
    await stage({ rows: rowsUpTo(60) });
    scroller().focus();
    await userEvent.keyboard('{End}');
    await expect.element(rowAt(60)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect.element(rowAt(59)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => document.activeElement?.textContent).toContain('Message 1');
    await expect.poll(() => scroller().scrollTop).toBeLessThan(20);
  });
});
