// Pages that few visitors open first. The names of their chunks would make every first load larger.

export const profile = () => import('./profile.tsx');
export const controller = () => import('./controller.tsx');
export const staff = () => import('./staff.tsx');
export const player = () => import('./player.tsx');
export const embed = () => import('./embed.tsx');
