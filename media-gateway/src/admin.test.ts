import { expect, it } from 'vitest';
import { health, metrics, type stateOf } from './admin.ts';

type State = ReturnType<typeof stateOf>;
const state = (more: Partial<State>): State => ({
  code: 'tau',
  paid: false,
  onAir: true,
  switchedOff: false,
  frozen: false,
  age: 1.5,
  viewers: 12,
  starts: 1,
  stalls: 0,
  segments: 40,
  bytes: 4000,
  renditions: ['source 1280x720'],
  problem: '',
  pid: 7,
  ...more,
});

it('is well while every camera that is switched on is on the air', () => {
  const off = state({ code: 'den', onAir: false, switchedOff: true });
  expect(health([state({}), off])).toEqual({ status: 'ok', cameras: 1, away: [], frozen: [] });
});

it('names the cameras that are away or frozen', () => {
  const states = [state({}), state({ code: 'ridge', onAir: false }), state({ code: 'owl', frozen: true })];
  expect(health(states)).toEqual({ status: 'degraded', cameras: 3, away: ['ridge'], frozen: ['owl'] });
});

it('writes metrics that Prometheus reads', () => {
  const lines = metrics([state({}), state({ code: 'ridge', onAir: false, age: null })]).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '# TYPE boma_camera_on_air gauge',
    'boma_camera_on_air{camera="tau"} 1',
    'boma_camera_on_air{camera="ridge"} 0',
  ]);
  expect(lines).toContain('boma_camera_edge_age_seconds{camera="ridge"} NaN');
  expect(lines).toContain('boma_camera_segments_total{camera="tau"} 40');
  expect(lines.at(-1)).toBe('');
});
