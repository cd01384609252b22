/// <reference lib="es2024.promise" />

// For tests, which run in one new browser. The lint forbids `Promise.withResolvers` in the site: Safari has it from 17.4.
