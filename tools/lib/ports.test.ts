import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { basePort, portsFrom, requireFreePorts, takenPorts } from './ports.ts';

it('gives every part a different port', () => {
  const ports = Object.values(portsFrom(5080));
  expect(new Set(ports).size).toBe(ports.length);
});

it('gives two commands at once different ports', () => {
  const tested = new Set(Object.values(portsFrom(6080)));
  expect(Object.values(portsFrom(5080)).filter((port) => tested.has(port))).toEqual([]);
});

it('refuses a base that is no port', () => {
  expect(() => portsFrom(basePort(5080, { BOMA_BASE_PORT: 'five' }))).toThrow('BOMA_BASE_PORT');
  expect(() => portsFrom(80)).toThrow('BOMA_BASE_PORT');
});

it('names the port that is taken and the way out', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ports = { ...portsFrom(port - 4 > 1024 ? port - 4 : port), auth: port };
  expect(await takenPorts(ports, ['auth'])).toEqual(['auth']);
  await expect(requireFreePorts(ports)).rejects.toThrow(/Port \d+ \(\w+\) is taken.*BOMA_BASE_PORT=\d+ npm/);
  await new Promise((resolve) => server.close(resolve));
});
